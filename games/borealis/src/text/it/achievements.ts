import { achievementsIn } from '../achievements.ts';
import { words } from './names.ts';

export const texts = achievementsIn(
  words,
  {
    X01: 'Vincere una partita',
    X02: 'Ottenere 50 punti o più',
    X03: 'Ottenere 60 punti o più',
    X04: 'Ottenere 70 punti o più',
    X05: 'Ottenere 80 punti o più',
    X06: 'Piantare una bandiera sull’ultima casella di un tracciato',
    X07: 'Avere 7 animali della stessa specie in un sito',
    X08: 'Completare i 3 obiettivi di una partita',
    X09: 'Vincere senza completare alcun obiettivo',
    X10: '12 punti con Destinazione comune',
    X11: '15 punti o più con Specie diffusa',
    X12: '12 punti o più con Festa d’addio',
    X13: '9 punti con Relazioni interspecifiche',
    X14: '14 punti o più con Stagione degli amori',
    X15: '14 punti con Terre laterali',
    X16: '12 punti o più con Veicolo di moda',
    X17: '15 punti o più con Sani e salvi',
    X18: '18 punti con Animali territoriali',
    X19: '10 punti o più con Fuori dai sentieri battuti',
  },
  {
    tourist: 'Turista della Tundra',
    amateur: 'Appassionato d’Artico',
    backpacker: 'Viaggiatore Boreale',
    professional: 'Professionista Polare',
    explorer: 'Esploratore Emerito',
  },
);
