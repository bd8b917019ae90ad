import { paragraphs } from './it-rules.ts';
import type { Words } from './plan.ts';

export const words: Words = {
  lead: 'Nove scienziati, tre siti di osservazione, e animali che si mostrano dove stanno le due persone giuste.',
  short: {
    goal: {
      heading: 'Lo scopo',
      text: 'Raccogliere stelle {star}: con gli animali, le bandiere, gli obiettivi e le carte Punteggio. Vince chi ne ha di più.',
    },
    turn: { heading: 'Un turno', text: '**Osserva** un animale, oppure **raggruppa**. Ognuno gioca un turno per round.' },
    observe: {
      heading: 'Osservare',
      text: 'Gioca una carta su un sito dove stanno i suoi due scienziati. Uno cammina di un luogo a sinistra, l’altro di un luogo a destra. Se la casella seguente del tracciato mostra il veicolo della carta, la bandiera {flag} avanza.',
    },
    draw: {
      heading: 'Poi pescare',
      text: 'Prendi una carta della riserva, o la prima del mazzo. Per una stella {star} puoi prima cambiare tutta la riserva.',
    },
    regroup: {
      heading: 'Raggruppare',
      text: 'Sostituisci le carte che vuoi con altre del mazzo. Guadagna una stella {star} per ogni scienziato nei tuoi accampamenti {camp}, poi riportali tutti su un solo sito.',
    },
    objectives: {
      heading: 'Gli obiettivi',
      text: 'Chi ne completa uno per primo guadagna subito 5 stelle. Gli altri hanno tempo fino alla fine di quel round.',
    },
    end: {
      heading: 'La fine',
      text: 'Una settima carta su un sito: si finisce il round, poi si conta. Gruppi di una specie su un sito, caselle delle bandiere, stelle delle carte, le due carte Punteggio e le tue stelle.',
    },
  },
  aid: {
    turn: { heading: 'Il tuo turno', text: '- **Osserva** *oppure* **raggruppa**\n- niente di giocabile: raggruppa' },
    observe: {
      heading: 'Osservare',
      text: '- carta su un sito con entrambi gli scienziati\n- uno va a sinistra, uno a destra\n- la casella seguente mostra il veicolo: {flag} +1\n- obiettivi\n- pesca una carta',
    },
    draw: {
      heading: 'Pescare',
      text: '- dalla riserva, subito completata\n- *oppure* dal mazzo, alla cieca\n- prima, una volta per round: −1 {star}, altre quattro carte',
    },
    regroup: {
      heading: 'Raggruppare',
      text: '- scarta a piacere, pesca altrettanto\n- +1 {star} per ogni scienziato al {camp}\n- tutti su **un solo** sito\n- obiettivi',
    },
    objectives: {
      heading: 'Obiettivi',
      text: '- completato: +5 {star}, subito e da sé\n- ancora aperto per chi gioca dopo nel round\n- poi tolto',
    },
    scoring: {
      heading: 'Alla fine',
      text: '- 2, 3, 4, 5, 6, 7 di una specie su un sito: 1, 3, 6, 10, 15, 21\n- {flag} tracciati laterali: 1, 2, 3, 5, 8, 11, 15\n- {flag} tracciato centrale: 1, 2, 3, 4, 6, 8, 11\n- 1 per ogni {star} sulle carte in gioco\n- due carte Punteggio\n- le tue {star}',
    },
    end: {
      heading: 'La fine',
      text: '- settima carta su un sito: si finisce il round\n- parità: {flag} più avanzata, poi {star} possedute',
    },
  },
  chapters: {
    table: 'Il tavolo',
    setup: 'Preparazione',
    turn: 'Un turno',
    observe: 'Osservare',
    regroup: 'Raggruppare',
    objectives: 'Gli obiettivi',
    deck: 'Mazzo e scarti',
    end: 'La fine della partita',
    scoring: 'Il conteggio',
    curious: 'Per i curiosi',
  },
  paragraphs,
  icons: {
    bear: 'Orso polare',
    fox: 'Volpe artica',
    owl: 'Civetta delle nevi',
    seal: 'Foca della Groenlandia',
    puffin: 'Pulcinella di mare',
    sleigh: 'Slitta',
    zeppelin: 'Dirigibile',
    submarine: 'Sottomarino',
    kayak: 'Kayak',
    skis: 'Sci',
    yellow: 'Scienziato giallo',
    pink: 'Scienziato rosa',
    blue: 'Scienziato blu',
    star: 'Stella',
    camp: 'Accampamento',
    flag: 'Bandiera',
    first: 'Primo giocatore',
  },
  examples: {
    observe: {
      lead: 'Questa pulcinella di mare chiede due scienziati gialli, e perciò porta una stella. Dove la puoi osservare?',
      answers: {
        fits: '**Sì.** Qui ci sono due scienziati gialli: uno va al centro, l’altro nell’accampamento di destra. E la casella seguente mostra il kayak, quindi la bandiera avanza.',
        short: '**No.** Qui servirebbero due scienziati gialli. Quelli di altri luoghi, e quelli degli accampamenti, non aiutano.',
      },
    },
    flag: {
      lead: 'Giochi questa civetta in dirigibile. Su quale sito avanza la bandiera?',
      answers: {
        next: '**Avanza.** La casella seguente di questo tracciato mostra il dirigibile.',
        past: '**Resta.** Un dirigibile è già stato superato; conta solo la casella *seguente*, che mostra slitta e sottomarino.',
        other: '**Resta.** La casella seguente mostra slitta e kayak. Puoi osservare qui la civetta lo stesso.',
      },
    },
    pool: {
      lead: 'Hai osservato, e ora completi la mano. Che cosa puoi scegliere?',
      answers: {
        take: 'Puoi prendere questa carta. Il mazzo ne riempie subito il posto. Tutti hanno visto che cosa hai preso.',
        deck: 'Puoi pescare la prima carta del mazzo: una sorpresa, per tutti.',
        refresh: 'Per 1 stella le quattro carte della riserva se ne vanno e ne arrivano altre quattro. Poi ne prendi una, o peschi.',
      },
    },
    return: {
      lead: 'Raggruppi, e quattro scienziati lasciano gli accampamenti. Dove vanno?',
      answers: {
        left: 'Sette su un sito: quasi ogni carta potrà essere giocata qui. Gli altri due siti restano quasi vuoti.',
        middle: 'Al centro, dove non c’è nessuno. Vanno tutti e quattro insieme: non si possono dividere.',
        right: 'Sei a destra. I tre colori sono di nuovo riuniti: conta per le prossime carte.',
      },
    },
    window: {
      lead: 'Tre obiettivi, ognuno in un altro stato, e due carte Punteggio. Toccali.',
      answers: {
        open: '**Aperto.** Non lo ha ancora nessuno. Chi lo completa per primo guadagna 5 stelle.',
        hot: '**Ancora aperto in questo round.** Qualcuno lo ha appena completato. Se ci riesci anche tu nel tuo turno dello stesso round, guadagni 5 stelle anche tu.',
        gone: '**Tolto.** Il round in cui è stato completato è finito; nessuno può più averlo.',
        score: 'Una carta Punteggio. Conta una volta, proprio alla fine, per ciascuno.',
      },
    },
    count: {
      lead: 'Una plancia alla fine di una partita. Che cosa porta ogni sito?',
      answers: {
        left: 'Tre volpi: **3 stelle**, vicine o no; l’orso da solo non porta nulla. La bandiera è su 3: **3 stelle**.',
        middle:
          'Cinque foche: **10 stelle**; orso e pulcinella non portano nulla. La bandiera è su **6**. Una carta porta una stella: **1**.',
        right: 'Due pulcinelle: **1 stella**. La bandiera è su 3: **3 stelle**. Una carta porta una stella: **1**.',
        camp: 'Gli scienziati negli accampamenti contano solo se lo dice una carta Punteggio.',
      },
    },
  },
};
