import { paragraphs } from './it-rules.ts';
import type { Words } from './plan.ts';

export const words: Words = {
  lead: 'Tre spedizioni che non sono di nessuno, e una mano piena di luoghi dove vorresti portarle.',
  short: {
    idea: {
      heading: 'Lo scopo',
      text: 'Porta le tre spedizioni ai luoghi delle tue carte. Ogni carta posata vale 1 punto, ogni carta rimasta in mano ne costa 1. Quattro di esse portano un gettone {token}: contano doppio.',
    },
    turn: {
      heading: 'Un turno',
      text: 'Posa una freccia: prolunga una spedizione dalla sua punta, mai due volte sullo stesso segmento. Usa fino a due biglietti {ticket}. Finisci il turno.',
    },
    reach: {
      heading: 'Raggiungere un luogo',
      text: 'Chi ne ha la carta la posa, anche fuori dal proprio turno, e recupera il gettone. Un obiettivo comune {common} va a chi ha posato la freccia.',
    },
    nodes: {
      heading: 'Rosso e blu',
      text: 'Rosso {red}: un biglietto. Blu {blue}: subito un’altra freccia, per una spedizione qualsiasi.',
    },
    loops: {
      heading: 'Gli anelli',
      text: 'Una spedizione che ritrova la propria strada chiude un anello {loop}: puoi farla ripartire subito, da qualsiasi disco che ha visitato.',
    },
    tickets: {
      heading: 'I biglietti',
      text: 'Una freccia in più {ticket-arrow}; o togliere l’ultima freccia di una spedizione {ticket-remove}; o scambiare una carta {ticket-exchange}.',
    },
    end: {
      heading: 'La fine',
      text: 'Quando qualcuno ha posato tutta la mano, o tutte le frecce sono posate, si finisce il round. Vince chi ha più punti; in parità, più biglietti.',
    },
  },
  aid: {
    turn: {
      heading: 'Il tuo turno',
      text: '- **1 freccia**, obbligatoria\n- **da 0 a 2 biglietti**, prima o dopo\n- bonus e ripartenza: subito, o persi\nDalla punta; non ancora partita: {start}; ad anello: ogni disco visitato. Un segmento, una volta per colore.',
    },
    reached: {
      heading: 'Una freccia arriva a',
      text: '- {green} carta in mano: la posa chi l’ha, {token} recuperato\n- {common} obiettivo comune: tuo, sostituito\n- {red} +1 {ticket}\n- {blue} +1 freccia, a scelta\n- {start} nulla',
    },
    loop: {
      heading: 'Anello',
      text: '- {loop} un disco che lo stesso colore ha visitato\n- {restart} 1 freccia di quel colore, da ogni disco visitato\n- sul blu: ripartenza, poi bonus',
    },
    tickets: {
      heading: 'Biglietti',
      text: '- {ticket-arrow} una freccia in più\n- {ticket-remove} togliere l’ultima freccia di un colore; il disco da cui partiva vale come raggiunto (non l’obiettivo comune)\n- {ticket-exchange} vedere 2 carte, tenerne 1 per 1, o nessuna',
    },
    setup: {
      heading: 'Preparazione',
      text: '- 12 carte (2–3 giocatori), 9 carte (4–6)\n- 3 {ticket}, 4 {token} su luoghi lontani: almeno 3 segmenti\n- 6 {common}, tutti lontani',
    },
    score: {
      heading: 'Punti',
      text: '- +1 carta posata, +1 {token} recuperato\n- −1 carta in mano, −1 {token} sul tabellone\n- parità: {ticket}',
    },
    end: { heading: 'La fine', text: '- una mano vuota, o 135 frecce posate\n- si finisce il round' },
  },
  chapters: {
    table: 'Il tabellone e il materiale',
    setup: 'Prima del viaggio',
    turn: 'Un turno',
    arrows: 'Le frecce',
    reach: 'Arrivare',
    loops: 'Gli anelli',
    tickets: 'I biglietti',
    end: 'La fine della partita',
    atlas: 'Gli ottanta luoghi',
    curious: 'Per i curiosi',
  },
  paragraphs,
  icons: {
    start: 'Partenza',
    green: 'Luogo',
    blue: 'Disco blu',
    red: 'Disco rosso',
    passage: 'Passaggio del Pacifico',
    'yellow-arrow': 'Spedizione gialla',
    'red-arrow': 'Spedizione rossa',
    'blue-arrow': 'Spedizione blu',
    token: 'Gettone di un luogo chiave',
    card: 'Carta di un luogo',
    common: 'Obiettivo comune',
    lay: 'Una carta è posata',
    loop: 'Anello',
    restart: 'Ripartenza',
    bonus: 'Freccia bonus',
    ticket: 'Biglietto',
    'ticket-arrow': 'Biglietto: una freccia in più',
    'ticket-remove': 'Biglietto: togliere',
    'ticket-exchange': 'Biglietto: scambio',
  },
  examples: {
    extend: {
      lead: 'La gialla è a Timgad, la rossa a Petra, la blu non è partita. Dove potrebbe arrivare la prossima freccia?',
      answers: {
        end: '**Sì.** È a un segmento da una punta, o dalla partenza per la blu, e quel segmento è libero nel suo colore.',
        tip: 'Qui si trova una punta. Una freccia ne parte; non vi resta.',
        used: '**No.** La sola freccia che potrebbe portarvi seguirebbe un segmento che il suo colore ha già usato, o partirebbe da altrove che dalla punta.',
        far: '**Troppo lontano.** Nessuna spedizione è accanto. Ci vorrebbero due frecce, o di più.',
      },
    },
    reach: {
      lead: 'La gialla è a Timgad, la rossa alle Isole Canarie, la blu nel Sahara. Timbuctù è il tuo luogo chiave, Kush un obiettivo comune. Che cosa ti porterebbe una freccia?',
      answers: {
        mine: '**Quattro punti di differenza**: la carta è posata (da −1 a +1) e il gettone recuperato (da −1 a +1).',
        common: '**Un punto**: prendi l’obiettivo comune, perché sei tu a posare la freccia.',
        red: '**Un biglietto.**',
        blue: '**Una freccia bonus**, subito, per una spedizione qualsiasi.',
        plain: 'Nulla per te. Forse qualcun altro ha la carta, e la posa.',
        far: 'Nessuna freccia può arrivare qui adesso.',
      },
    },
    loop: {
      lead: 'La gialla è tornata ad Atene e ha chiuso un anello. Da dove può ripartire, e verso dove?',
      answers: {
        closing: 'Qui l’anello si è chiuso. La ripartenza può muovere anche da qui.',
        visited: '**Da qui, sì**: la gialla ha visitato questo disco. Partirne non rende nulla, qui come altrove.',
        end: '**Fin qui, sì**: un segmento libero lo unisce a un disco che la gialla ha visitato.',
        outside: 'La gialla non è passata di qui, e nessun segmento vi porta dal suo cammino.',
      },
    },
    removal: {
      lead: 'L’ultima freccia gialla va dalla Penisola iberica alle Isole Canarie. La togli con un biglietto. Che cosa succede a ogni disco?',
      answers: {
        tail: '**Vale come raggiunto.** È blu: guadagni una freccia bonus, e la gialla prosegue da qui.',
        head: 'La gialla non è più qui. Ciò che è stato posato al suo arrivo resta posato.',
        other: 'Qui non succede nulla.',
      },
    },
    passage: {
      lead: 'La rossa è al passaggio I: ecco il bordo sinistro e il bordo destro del tabellone. Dove può proseguire?',
      answers: {
        half: '**Due volte lo stesso disco.** La rossa è entrata da una parte e si trova da entrambe.',
        beside: '**Sì**: questo disco è unito al passaggio I, da qualunque parte si trovi.',
        other: 'Non dal passaggio I.',
      },
    },
  },
};
