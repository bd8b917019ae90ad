import type { HelpParagraph } from '@banquise/kernel';

export const help: readonly HelpParagraph[] = [
  {
    heading: 'Lo scopo',
    body: 'Guidi nove scienziati nel Grande Nord. Osserva gli animali in tre siti, fai avanzare le tue bandiere e completa gli obiettivi: alla fine vince chi ha più stelle.',
    clauses: ['BLS-1', 'BLS-48', 'BLS-50'],
  },
  {
    heading: 'La tua plancia',
    body: 'Cinque luoghi si susseguono da sinistra a destra: un accampamento, tre siti, un accampamento. All’inizio ogni sito ospita uno scienziato giallo, uno rosa e uno blu. Ogni sito ha il suo tracciato di sette caselle, che una bandiera risale. Il lato I è uguale per tutti; sul lato II ognuno ha i propri tracciati.',
    clauses: ['BLS-2', 'BLS-3', 'BLS-4', 'BLS-13', 'BLS-14'],
  },
  {
    heading: 'Le carte Animale',
    body: 'Ogni carta mostra una specie, un veicolo e due scienziati: il primo va a sinistra, il secondo a destra. Se i due hanno lo stesso colore, la carta vale una stella in più alla fine.',
    clauses: ['BLS-8', 'BLS-9'],
  },
  {
    heading: 'L’inizio',
    body: 'Ognuno riceve quattro carte segrete e due stelle. Una sola volta, tutti scelgono insieme e in segreto quali carte cambiare; gli scambi avvengono poi in ordine di turno.',
    clauses: ['BLS-11', 'BLS-12', 'BLS-15', 'BLS-16', 'BLS-17'],
  },
  {
    heading: 'Il tuo turno',
    body: 'A ogni turno fai un’osservazione o un raggruppamento. Il raggruppamento è sempre permesso, ed è obbligatorio se nessuna carta della tua mano può essere giocata.',
    clauses: ['BLS-18', 'BLS-19', 'BLS-20'],
  },
  {
    heading: 'Osservazione',
    body: 'Metti una carta della tua mano su un sito che ospita i due scienziati richiesti (due dello stesso colore se sono uguali). Uno va di un luogo a sinistra, l’altro di un luogo a destra. Se la casella successiva del tracciato di quel sito mostra il veicolo della carta, la bandiera vi avanza. Chi entra in un accampamento ci resta fino al tuo prossimo raggruppamento.',
    clauses: ['BLS-22', 'BLS-23', 'BLS-24', 'BLS-25', 'BLS-26'],
  },
  {
    heading: 'Completare la mano',
    body: 'Dopo un’osservazione prendi una delle quattro carte della riserva, subito rimpiazzata, oppure pesca alla cieca. Prima, una volta per round, puoi pagare una stella per cambiare tutte e quattro le carte della riserva.',
    clauses: ['BLS-27', 'BLS-28', 'BLS-29', 'BLS-30'],
  },
  {
    heading: 'Raggruppamento',
    body: 'Scarta quante carte vuoi e pescane altrettante. Guadagna una stella per ogni scienziato nei tuoi accampamenti. Poi scegli un sito: tutti quelli degli accampamenti ci vanno insieme.',
    clauses: ['BLS-31', 'BLS-32', 'BLS-33', 'BLS-34', 'BLS-35'],
  },
  {
    heading: 'Gli obiettivi',
    body: 'Sul tavolo ci sono tre obiettivi: uno di animali, uno di scienziati, uno di veicoli. Appena la tua plancia soddisfa la condizione guadagni cinque stelle, senza chiedere nulla. Chi deve ancora giocare nello stesso round può completarlo anche lui; alla fine del round l’obiettivo sparisce.',
    clauses: ['BLS-36', 'BLS-37', 'BLS-38', 'BLS-39', 'BLS-40', 'BLS-41'],
  },
  {
    heading: 'Il mazzo',
    body: 'Le carte scartate formano una pila scoperta che tutti possono consultare. Quando serve una carta e il mazzo è vuoto, questa pila viene mescolata e torna a essere il mazzo.',
    clauses: ['BLS-42', 'BLS-43', 'BLS-44', 'BLS-45'],
  },
  {
    heading: 'La fine',
    body: 'La settima carta su un sito annuncia la fine: si completa il round, così che tutti abbiano giocato lo stesso numero di turni.',
    clauses: ['BLS-21', 'BLS-46', 'BLS-47'],
  },
  {
    heading: 'Il conteggio',
    body: 'Su ogni sito, un gruppo di 2, 3, 4, 5, 6 o 7 carte di una specie vale 1, 3, 6, 10, 15 o 21 stelle. Aggiungi la casella di ogni bandiera, le stelle sulle carte in gioco, le due carte Punteggio della partita e le stelle che possiedi.',
    clauses: ['BLS-48', 'BLS-49'],
  },
  {
    heading: 'I pareggi',
    body: 'In caso di parità decide la bandiera più avanzata, poi il numero di stelle possedute; altrimenti la vittoria è condivisa.',
    clauses: ['BLS-50'],
  },
];
