import type { AchievementTexts } from '@banquise/kernel';
import type { ArcticAchievement } from '../../achievements.ts';

export const texts: AchievementTexts<ArcticAchievement> = {
  titles: [],
  achievements: {
    caravan: { name: 'In fila indiana', rule: 'Finisci con una serie di 6 carte dello stesso animale.' },
    ark: { name: 'L’arca di ghiaccio', rule: 'Finisci con una serie di ciascuno dei 6 animali.' },
    spotless: { name: 'Candido come la neve', rule: 'Vinci senza nessuna penalità.' },
    summit: { name: 'Totem in vetta', rule: 'Finisci con il tuo Totem sul valore 15 del Paesaggio.' },
    orphan: { name: 'Senza angelo custode', rule: 'Vinci anche se il tuo Totem non vale nulla.' },
    forty: { name: 'Capobranco', rule: 'Ottieni 40 punti o più.' },
    fifty: { name: 'Leggenda del grande bianco', rule: 'Ottieni 50 punti o più.' },
    snowdrift: { name: 'Sotto la neve', rule: 'Finisci con 3 carte coperte nella tua pila.' },
    pack: { name: 'Quattro zampe', rule: 'Possiedi 4 carte Potere nello stesso momento.' },
    magpie: { name: 'La gazza ladra', rule: 'Prendi 4 carte Potere agli altri in una partita.' },
    avalanche: { name: 'Valanga', rule: 'Posa 5 carte in un solo turno.' },
    feast: { name: 'Pesca miracolosa', rule: 'Pesca in un solo turno 6 carte dal Fiume o dal mazzo.' },
  },
};
