import type { AchievementTexts } from '@banquise/kernel';
import type { ExpeditionsAchievement } from '../../achievements.ts';

export const texts: AchievementTexts<ExpeditionsAchievement> = {
  titles: [],
  achievements: {
    unpacked: { name: 'Valigie vuote', rule: 'Posa tutte le carte della tua mano.' },
    quartet: { name: 'Tutti a bordo', rule: 'Recupera i tuoi 4 gettoni.' },
    explorer: { name: 'Gran viaggiatore', rule: 'Ottieni 15 punti o più.' },
    legend: { name: 'Il giro del mondo', rule: 'Ottieni 25 punti o più.' },
    wallet: { name: 'Abbonamento', rule: 'Finisci con 3 biglietti o più.' },
    finish: { name: 'Al fotofinish', rule: 'Vinci con al massimo 1 punto di vantaggio.' },
    continents: { name: 'Sei continenti', rule: 'Posa una carta di ciascuno dei 6 continenti abitati.' },
    poles: { name: 'Da un ghiaccio all’altro', rule: 'Posa un luogo a nord di 60° N e uno a sud di 40° S.' },
    guest: { name: 'Ospite ovunque', rule: 'Prendi 8 obiettivi comuni.' },
    stowaway: { name: 'Clandestino a bordo', rule: 'Lascia che gli altri raggiungano 3 luoghi della tua mano.' },
    loops: { name: 'Gira la testa', rule: 'Chiudi 15 anelli in una partita.' },
    stride: { name: 'Stivali delle sette leghe', rule: 'Posa 12 frecce in un solo turno.' },
  },
};
