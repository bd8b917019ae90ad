import type { AchievementTexts } from '@banquise/kernel';
import type { BorealAchievement } from '../../achievements.ts';

export const texts: AchievementTexts<BorealAchievement> = {
  titles: [],
  achievements: {
    summit: { name: 'Dieci pietre', rule: 'Costruisci una piramide completa di 10 carte.' },
    skyline: { name: 'Panorama mozzafiato', rule: 'Ottieni 45 punti o più.' },
    treasure: { name: 'La perla rara', rule: 'Chiudi la partita con una carta che valga 10 punti o più.' },
    echo: { name: 'Bell’eco', rule: 'Fai valere almeno 8 punti a una carta che ne copia un’altra.' },
    dynasty: { name: 'Aria di famiglia', rule: 'Riunisci 5 carte della stessa famiglia nella tua piramide.' },
    crossroads: { name: 'Crocevia dei quattro venti', rule: 'Mostra le 4 famiglie al piano 1 della tua piramide.' },
    crown: { name: 'Testa coronata', rule: 'Posiziona un Archivio in cima alla tua piramide.' },
    whisker: { name: 'Per una piuma', rule: 'Vinci per 1 punto, oppure a parità di punti.' },
    fewer: { name: 'Meno è meglio', rule: 'Vinci con meno carte nella tua piramide che in quella avversaria.' },
    lightly: { name: 'Tasche vuote', rule: 'Vinci senza aver mai messo una carta nella tua riserva.' },
    compasses: { name: 'Dritti a nord', rule: 'Porta il tuo segnalino sulla casella 8.' },
    frost: { name: 'Colpo di freddo', rule: 'Fai perdere 3 bussole all’avversario in una partita.' },
  },
};
