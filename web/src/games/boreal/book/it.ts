import { paragraphs } from './it-rules.ts';
import type { Words } from './plan.ts';

export const words: Words = {
  lead: 'Due esploratrici, una fila di rovine tra loro, e due piramidi che crescono carta dopo carta.',
  short: {
    goal: {
      heading: 'Lo scopo',
      text: 'Costruisci una piramide di dieci carte. Alla fine le sue carte danno punti; vince il totale più alto.',
    },
    turn: { heading: 'Un turno', text: '**Esplora**: scopri una carta, o individuane una. Poi **riposa**.' },
    discover: {
      heading: 'Scoprire',
      text: 'La casella del tuo segnalino è il numero di bussole {compass} che hai, e fin dove arrivi. Scegli una carta del tabellone fino al tuo segnalino, o una della riserva; fai arretrare il segnalino del suo costo; posiziona la carta nella piramide. Ciò che mostra la linguetta scura succede ora.',
    },
    locate: {
      heading: 'Individuare',
      text: 'Metti una carta qualsiasi del tabellone nella tua riserva, gratis. Lì aspetta che tu la scopra.',
    },
    rest: {
      heading: 'Riposare',
      text: 'Il segnalino avanza delle bussole {compass} delle carte su cui non poggia nulla; 2 in più dalla casella 0, 1 in più dalla casella 1.',
    },
    pyramid: {
      heading: 'La piramide',
      text: 'Il piano 1 è una fila di quattro che cresce da entrambi i capi. Più in alto, una carta poggia sulle due sotto e copre le loro bussole.',
    },
    end: {
      heading: 'La fine',
      text: 'La decima carta di una piramide chiude la partita; se la posiziona chi ha cominciato, l’avversario ha un ultimo turno. La riserva non conta.',
    },
  },
  aid: {
    turn: {
      heading: 'Il tuo turno',
      text: '- **Esplora**: scopri *o* individua\n- **Riposa**: + {compass} delle carte non coperte, al massimo 8\n**Scoprire**: una carta disponibile o della riserva; paga; il tabellone si riempie; posiziona; effetto.\n**Individuare**: qualsiasi carta nella riserva, gratis, senza effetto.',
    },
    bonus: { heading: 'Bonus del riposo', text: '- sulla casella 0: +2 {compass}\n- sulla casella 1: +1 {compass}' },
    building: {
      heading: 'Costruire',
      text: '- piano 1: una fila di 4, aperta ai due capi\n- più in alto: su due carte\n- {ban} mai al piano 1',
    },
    effects: {
      heading: 'Quando si posiziona',
      text: '- {gain} guadagni bussole\n- {lose} l’avversario ne perde\n- {reserve} una carta del tabellone nella tua riserva\n- {remove} una carta del tabellone fuori dalla partita\n- {swap-board} scambiane due sul tabellone\n- {swap-pyramid} scambiane due nella piramide\n- {look} guardane tre, tienine una che non sia un Archivio',
    },
    scoring: {
      heading: 'Alla fine',
      text: '- {book} il numero\n- {in-pyramid-green} 2 per carta di quella famiglia nella piramide\n- {adjacent-blue} 2 per carta adiacente di quella famiglia\n- {per-adjacent} 1 per carta adiacente\n- {adjacent-distinct} 2 per famiglia diversa attorno\n- {per-floor} 2, 4, 6, 8 secondo il piano\n- {majority} 4 per famiglia in maggioranza\n- {set-four} 5 per serie di quattro famiglie\n- {copy-left} {copy-right} come la carta accanto\n- {copy-below} come la migliore sotto',
    },
    archives: { heading: 'Archivi', text: '{archive} uno a testa in tutta la partita, riserva compresa' },
    end: {
      heading: 'La fine',
      text: '- decima carta di chi ha cominciato: l’avversario ha un ultimo turno\n- decima carta di chi gioca per secondo: finita dopo il suo effetto\n- parità: meno carte nella piramide',
    },
  },
  chapters: {
    table: 'Il tavolo',
    turn: 'Un turno',
    pyramid: 'La piramide',
    effects: 'Effetti e Archivi',
    scoring: 'I punti',
    end: 'La fine della partita',
    curious: 'Per i curiosi',
  },
  paragraphs,
  icons: {
    compass: 'Bussola',
    'token-white': 'Segnalino del Bianco',
    'token-black': 'Segnalino del Nero',
    book: 'Libro: punti',
    archive: 'Archivio',
    ban: 'Mai al piano 1',
    'family-blue': 'Famiglia blu',
    'family-yellow': 'Famiglia gialla',
    'family-red': 'Famiglia rossa',
    'family-green': 'Famiglia verde',
    gain: 'Guadagnare bussole',
    lose: 'L’avversario perde bussole',
    reserve: 'Nella tua riserva',
    remove: 'Fuori dalla partita',
    'swap-board': 'Scambio sul tabellone',
    'swap-pyramid': 'Scambio nella piramide',
    look: 'Guardare tre carte',
    'in-pyramid-blue': 'Per carta blu nella piramide',
    'in-pyramid-yellow': 'Per carta gialla nella piramide',
    'in-pyramid-red': 'Per carta rossa nella piramide',
    'in-pyramid-green': 'Per carta verde nella piramide',
    'adjacent-blue': 'Per carta blu adiacente',
    'adjacent-yellow': 'Per carta gialla adiacente',
    'adjacent-red': 'Per carta rossa adiacente',
    'adjacent-green': 'Per carta verde adiacente',
    'per-adjacent': 'Per carta adiacente',
    'adjacent-distinct': 'Per famiglia diversa attorno',
    'per-floor': 'Secondo il piano',
    majority: 'Maggioranza',
    'set-four': 'Serie di quattro famiglie',
    'copy-left': 'Copia della carta a sinistra',
    'copy-right': 'Copia della carta a destra',
    'copy-below': 'Copia della migliore sotto',
  },
  examples: {
    reach: {
      lead: 'Il tuo segnalino è sulla casella 4. Quali carte puoi scoprire?',
      answers: {
        near: '**Sì.** È disponibile, e hai almeno tante bussole quante ne costa. Potresti anche individuarla, gratis.',
        dear: '**Non ancora.** È disponibile, ma costa più delle 4 bussole che hai. Puoi individuarla: ti aspetterà.',
        far: '**Non disponibile.** Il segnalino dovrebbe stare sulla sua casella o più avanti. Puoi comunque individuarla.',
        deck: 'Il mazzo. La sua prima carta sostituisce subito ogni carta che lascia il tabellone.',
      },
    },
    slots: {
      lead: 'Dove potrebbe andare la tua prossima carta? Tocca un posto libero, o una carta.',
      answers: {
        end: '**Sì**: il piano 1 ha tre carte, può ancora crescere, a un capo o all’altro.',
        upper: '**Sì**: due carte stanno proprio sotto. Sarebbero coperte, e le loro bussole non conterebbero più.',
        card: 'Questo posto è occupato. Una carta non lascia mai la piramide, e nulla si posiziona esattamente nello stesso posto.',
      },
    },
    rest: {
      lead: 'Quali carte portano bussole quando riposi? Indicale una a una.',
      answers: {
        open: '**Conta.** Niente poggia su di lei: le sue bussole fanno avanzare il segnalino.',
        covered: '**Non conta.** Una carta poggia su di lei; coperta a metà è coperta.',
      },
    },
    around: {
      lead: 'La carta in mezzo al piano 2 conta le carte adiacenti. Quali sono?',
      answers: {
        self: 'È la carta stessa: 2 punti per ogni famiglia diversa attorno. Non è adiacente a se stessa.',
        near: '**Adiacente.** Si toccano: accanto, sopra o sotto.',
        apart: '**Non adiacente.** Le due carte non si toccano.',
      },
    },
    copies: {
      lead: 'Le copie all’opera. Tocca una carta per sapere quanto vale, e perché.',
      answers: {
        below: '**8 punti**: la migliore delle due carte su cui poggia.',
        left: '**8 punti**: quanti la carta alla sua sinistra, benché sia anch’essa una copia.',
        source: '**8 punti**, e li presta alla carta sopra.',
        other: 'Una carta con un numero: vale proprio quello.',
      },
    },
  },
};
