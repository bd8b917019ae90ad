import type { ScoringParagraph, Words } from './plan.ts';

export const scoring: Pick<Words['paragraphs'], ScoringParagraph> = {
  sum: {
    heading: 'Cinque somme',
    text: 'Alla fine somma:\n- i [gruppi](groups) di ogni sito;\n- la casella su cui sta ciascuna delle tue tre bandiere {flag}, non quelle superate;\n- 1 per ogni stella {star} stampata sulle tue carte in gioco;\n- le due [carte Punteggio](score-cards) della partita;\n- le stelle {star} che possiedi.\nLa plancia qui sotto porta 14 per i gruppi, 12 per le bandiere e 2 per le stelle delle carte. Con Relazioni interspecifiche 6, Stagione degli amori 6 e 16 stelle possedute fa 56.',
  },
  groups: {
    heading: 'I gruppi di animali',
    text: 'Su ogni sito conta le carte di ogni specie, vicine o no. Due portano 1 stella, tre 3, quattro 6, cinque 10, sei 15, sette 21; una sola non porta nulla.\nI siti non si sommano mai: due orsi qui e due orsi là portano 1 + 1.',
  },
  'score-cards': {
    heading: 'Le carte Punteggio',
    text: 'Due delle dieci sono sul tavolo fin dall’inizio. Contano una volta, alla fine, per ciascuno. Quando una carta lascia una scelta, come quella del sito più affollato, è sempre fatta a tuo favore.',
  },
  territorial: {
    heading: 'Animali territoriali',
    text: '6 per ogni sito senza due **vicini** della stessa specie. Due animali uguali separati da un’altra carta vanno bene. Conta anche un sito con una carta sola, o vuoto.',
  },
  destination: {
    heading: 'Destinazione comune',
    text: '12 se le tre bandiere {flag} sono sulla stessa casella, contata dalla partenza; 5 se lo sono solo due. Anche le bandiere rimaste alla partenza sono alla pari.',
  },
  expansive: {
    heading: 'Specie diffusa',
    text: '5 per ogni fila, contata dal basso, in cui le tre pile hanno una carta e mostrano tutte e tre la stessa specie.',
  },
  untrodden: {
    heading: 'Fuori dai sentieri battuti',
    text: 'Il doppio del **valore più basso** fra le caselle delle tue tre bandiere {flag}, una volta. Bandiere su 3, 4 e 5 portano 6; una bandiera ancora alla partenza, nulla. Se la bandiera centrale è avanzata quanto una laterale, conta il più basso dei due valori.',
  },
  farewell: {
    heading: 'Festa d’addio',
    text: '2 per ogni scienziato sul tuo **sito più affollato**. Gli accampamenti non contano. Un raggruppamento all’ultimo può valere molto.',
  },
  relations: {
    heading: 'Relazioni interspecifiche',
    text: '3 per ogni sito che mostra **esattamente due** specie, quante che siano le carte di ciascuna.',
  },
  safe: {
    heading: 'Sani e salvi',
    text: '3 per ogni scienziato nei tuoi due accampamenti {camp}. Chi raggruppa nell’ultimo round torna a mani vuote.',
  },
  couples: {
    heading: 'Stagione degli amori',
    text: '2 per ogni **coppia**: due vicini di una specie, senza un terzo subito sopra o sotto. Tre di fila non sono una coppia, quattro nemmeno. Due orsi, tre volpi, due orsi fanno due coppie.',
  },
  outer: {
    heading: 'Terre laterali',
    text: '7 per il sito di sinistra se ha **più carte** di quello centrale, e altrettanto per quello di destra. Averne tante quante non basta.',
  },
  vogue: {
    heading: 'Veicolo di moda',
    text: '2 per ogni carta in gioco che mostra il tuo veicolo più frequente. Se due veicoli lo sono allo stesso modo, ne conta uno solo.',
  },
};
