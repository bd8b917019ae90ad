import { paragraphs } from './it-rules.ts';
import type { Words } from './plan.ts';

export const words: Words = {
  lead: 'Sei animali dei ghiacci, una pila di carte a testa e un Totem segreto: allinea lunghe serie e spingi l’animale giusto verso le vette.',
  short: {
    goal: {
      heading: 'Lo scopo',
      text: 'Impila le carte in modo che le vicine mostrino lo stesso animale, e porta il tuo Totem segreto il più a destra possibile nel Paesaggio.',
    },
    turn: { heading: 'Un turno', text: '**Posa** carte e prendi un potere, **muovi** due segnalini, **pesca** carte nuove.' },
    place: {
      heading: 'Posare',
      text: 'La carta in cima alla tua pila è la tua carta visibile. Il suo {place} dice quante carte posi adesso, nell’ordine che vuoi. Non ne hai abbastanza? Ogni carta mancante è una penalità {penalty}. Poi prendi il potere dell’animale in cima.',
    },
    tokens: {
      heading: 'Muovere',
      text: 'I segnalini dei due animali della tua nuova carta visibile fanno un passo: uno a destra, l’altro a sinistra, a tua scelta. A un’estremità, un segnalino torna verso l’interno.',
    },
    draw: {
      heading: 'Pescare',
      text: 'Prendi dal Fiume tante carte quante ne indica {draw}. {place} e {draw} fanno sempre sei: chi pesca molto poserà poco. Oltre le 7 in mano, il resto va nelle penalità.',
    },
    end: {
      heading: 'La fine',
      text: 'Quando serve una carta e il mazzo è vuoto, si apre la Riserva {reserve}. Si gioca fino all’impronta {paw}; poi un ultimo turno a testa, senza pescare.',
    },
    score: {
      heading: 'I punti',
      text: 'La serie più lunga di ogni animale: 2, 3, 4, 5, 6 carte danno 1, 3, 6, 10, 15. Altrettanto per il numero di animali in serie. Più il tuo Totem, meno le penalità.',
    },
  },
  aid: {
    turn: {
      heading: 'Il tuo turno',
      text: '- **A** posa {place} carte secondo la *vecchia* carta visibile; mancanti: −1 l’una {penalty}\n- prendi il potere dell’animale ora in cima\n- **B** i due segnalini della carta visibile, in sensi opposti\n- **C** pesca {draw} carte; Fiume a 6; al massimo 7 in mano',
    },
    card: {
      heading: 'Una carta',
      text: '- {place} quante ne posi al turno **dopo**\n- {draw} quante ne peschi in **questo** turno\n- insieme sempre 6',
    },
    tokens: {
      heading: 'I segnalini',
      text: '- uno {right}, l’altro {left}\n- a un’estremità: verso l’interno, l’altro nel senso opposto\n- entrambi alle estremità: entrambi verso l’interno',
    },
    'place-powers': {
      heading: 'Poteri di A, dal turno dopo',
      text: '- {puffin-swap} una carta della mano per una del Fiume\n- {puffin-takeback} riprendi la carta visibile\n- {moose-place} posa 1 in più o in meno\n- {fox-bottom} l’ultima carta in fondo alla pila\n- {fox-joker} l’ultima carta coperta sotto la visibile: jolly',
    },
    'other-powers': {
      heading: 'Poteri di B e C, subito',
      text: '- {walrus-main} {walrus-associated} un passo in più\n- {bear-give} cedi una penalità\n- {bear-recover} pesca dalle tue penalità\n- {orca-refill} Fiume rifornito dopo ogni carta\n- {orca-blind} pesca alla cieca\n- {moose-draw} pesca 1 in più o in meno',
    },
    end: {
      heading: 'La fine',
      text: '- Riserva {reserve} aperta: si gioca fino all’impronta {paw}\n- poi un turno a testa: solo **A** e **B**',
    },
    score: {
      heading: 'I punti',
      text: '- serie più lunga di ogni animale: 2, 3, 4, 5, 6+ carte = **1, 3, 6, 10, 15**\n- 2, 3, 4, 5, 6 animali in serie = **1, 3, 6, 10, 15**\n- {totem} valore sotto il tuo Totem: **0, 1, 3, 6, 10, 15**\n- {penalty} −1 l’una\n- parità: prima chi viene prima dall’impronta',
    },
  },
  chapters: {
    table: 'Il tavolo',
    turn: 'Un turno',
    placing: 'Fase A: posare',
    tokens: 'Fase B: i segnalini',
    drawing: 'Fase C: pescare',
    powers: 'I dodici poteri',
    end: 'La fine della partita',
    scoring: 'Il punteggio',
    curious: 'Per i curiosi',
  },
  paragraphs,
  icons: {
    place: 'Valore di posa',
    draw: 'Valore di pesca',
    deck: 'Mazzo',
    reserve: 'Riserva',
    penalty: 'Penalità',
    paw: 'Impronta',
    joker: 'Jolly',
    totem: 'Totem',
    left: 'Verso sinistra',
    right: 'Verso destra',
    bear: 'Orso polare',
    fox: 'Volpe',
    moose: 'Alce',
    orca: 'Orca',
    puffin: 'Pulcinella di mare',
    walrus: 'Tricheco',
    'bear-give': 'Cedere una penalità',
    'bear-recover': 'Recuperare penalità',
    'fox-bottom': 'Sotto la pila',
    'fox-joker': 'Jolly, sotto la carta visibile',
    'moose-draw': 'Pesca ±1',
    'moose-place': 'Posa ±1',
    'orca-refill': 'Fiume continuo',
    'orca-blind': 'Pesca alla cieca',
    'puffin-swap': 'Scambio con il Fiume',
    'puffin-takeback': 'Ripresa',
    'walrus-main': 'Passo in più, animale principale',
    'walrus-associated': 'Passo in più, animale associato',
  },
  examples: {
    visible: {
      lead: 'Tocca a te. Quante carte posi? Tocca la pila e la tua mano.',
      answers: {
        visible:
          '**La tua carta visibile.** Il suo valore di posa è 2: posi due carte. Dopo ce ne sarà un’altra in cima, ed è *quella* che conterà la prossima volta.',
        hand: 'Puoi posarla. Scegline due, nell’ordine che vuoi: la seconda resta in cima, ti dà il suo potere e muove i suoi due segnalini.',
        run: 'Più in basso le carte non dicono più quante posarne. Contano alla fine: due trichechi di fila sono una serie.',
      },
    },
    tokens: {
      lead: 'La tua carta visibile mostra Pulcinella di mare e Alce. Dove possono andare i segnalini? Tocca il Paesaggio.',
      answers: {
        moving:
          '**Uno dei due è qui.** Deve fare un passo: se va a destra, l’altro va a sinistra, e viceversa. A e B sono le due possibilità.',
        target: '**Uno di loro può arrivare qui.** Più segnalini possono stare nello stesso posto.',
        still: 'Questi animali non sono sulla tua carta visibile: i loro segnalini restano fermi.',
        empty: 'Qui non c’è nessuno. Un Totem il cui segnalino finisce sullo 0 non vale niente.',
      },
    },
    ends: {
      lead: 'Ora la carta visibile mostra Tricheco e Orso polare. Il Tricheco è all’estremità.',
      answers: {
        end: '**All’estremità** c’è una sola via: il Tricheco torna verso l’interno, a sinistra. Niente da scegliere.',
        inwards: 'Qui arriva il Tricheco. È andato a sinistra, quindi l’Orso polare deve andare a destra.',
        other: 'L’Orso polare va nel senso opposto al passo appena fatto: da 1 a 3.',
        still: 'I loro animali non sono sulla tua carta visibile: questi segnalini restano.',
      },
    },
    pile: {
      lead: 'La partita è finita; ecco la tua pila, il fondo a sinistra. Tocca le serie.',
      answers: {
        counts: '**Conta**: è la più lunga del suo animale.',
        shorter: '**Niente**: un’altra serie dello stesso animale è più lunga, e ne conta una sola.',
        single: 'Una carta da sola non è una serie.',
      },
    },
    wild: {
      lead: 'Tre trichechi, un’orca, un jolly {joker}, due volpi. Per che cosa conta il jolly? Indicalo.',
      answers: {
        wild: '**Un’orca.** Così c’è una coppia per 1 e un terzo animale in serie: 3 + 1 + 1, e 3 per tre animali, 8 in tutto. Come volpe darebbe 7.',
        counts: 'È già una serie: conta, con o senza jolly.',
      },
    },
  },
};
