import type { PowerId } from '../../data.ts';
import type { PowerWords } from '../texts.ts';

export const powers: Readonly<Record<PowerId, PowerWords>> = {
  'bear-give': {
    label: 'Cedere una penalità',
    text: 'All’inizio della fase C puoi spostare una carta dalla tua Zona di penalità a quella di un’altra persona.',
  },
  'bear-recover': {
    label: 'Recuperare penalità',
    text: 'Quando peschi, puoi prendere carte a scelta dalla tua Zona di penalità invece che dal Fiume. Contano per il valore di pesca e non sono più penalità.',
  },
  'fox-bottom': {
    label: 'Sotto la pila',
    text: 'L’ultima carta che posi può andare, scoperta, in fondo alla tua pila. La carta visibile resta allora quella in cima. Si usa dal turno dopo quello in cui prendi la carta.',
  },
  'fox-joker': {
    label: 'Jolly',
    text: 'L’ultima carta che posi può essere infilata coperta subito sotto la tua carta visibile. Nel punteggio vale come una carta dell’animale che ti conviene di più. Si usa dal turno dopo quello in cui prendi la carta.',
  },
  'moose-draw': { label: 'Pesca\u00a0±1', text: 'Puoi pescare una carta in più o in meno del tuo valore di pesca, senza annunciarlo.' },
  'moose-place': {
    label: 'Posa\u00a0±1',
    text: 'Prima della posa puoi aumentare o diminuire di 1 il tuo valore di posa. Senza carta visibile si posa comunque almeno una carta. Si usa dal turno dopo quello in cui prendi la carta.',
  },
  'orca-refill': { label: 'Fiume continuo', text: 'Mentre peschi, il Fiume si rifornisce dopo ogni carta che prendi.' },
  'orca-blind': {
    label: 'Pesca alla cieca',
    text: 'Quando peschi, puoi prendere carte senza vederle dalla cima del mazzo invece che dal Fiume, guardando ciascuna prima della successiva. Non si può a mazzo vuoto.',
  },
  'puffin-swap': {
    label: 'Scambio con il Fiume',
    text: 'Prima della posa puoi scambiare una carta della mano con una del Fiume. Si usa dal turno dopo quello in cui prendi la carta.',
  },
  'puffin-takeback': {
    label: 'Ripresa',
    text: 'Prima della posa puoi riprendere in mano la tua carta visibile. Il valore di posa è allora quello della carta ora visibile, oppure 1 se non ce n’è. Si usa dal turno dopo quello in cui prendi la carta.',
  },
  'walrus-main': {
    label: 'Passo in più (principale)',
    text: 'Dopo il movimento dei due segnalini puoi muovere di un altro passo, a sinistra o a destra, il segnalino dell’animale principale della tua carta visibile.',
  },
  'walrus-associated': {
    label: 'Passo in più (associato)',
    text: 'Dopo il movimento dei due segnalini puoi muovere di un altro passo, a sinistra o a destra, il segnalino dell’animale associato della tua carta visibile.',
  },
};
