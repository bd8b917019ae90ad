import type { HelpWords } from './help.ts';

export const help: HelpWords = {
  goal: {
    heading: 'Lo scopo',
    body: 'Due esploratrici frugano tra le rovine di un mondo perduto. Ognuna costruisce una piramide di dieci carte: quattro al piano 1, tre al piano 2, due al piano 3 e una in cima. Alla fine le carte della piramide danno punti; vince il totale più alto.',
  },
  board: {
    heading: 'Il tabellone',
    body: 'Otto carte sono in fila a faccia in su. Dal suo lato ogni giocatore ha un percorso di quadrati da 0 a 8. I due percorsi vanno in direzioni opposte: la carta sul tuo quadrato 1 è sul quadrato 8 dell’avversario.',
  },
  token: {
    heading: 'Il tuo segnalino',
    body: 'Il tuo segnalino dice due cose insieme. Il suo quadrato è il numero di bussole che hai, e segna fin dove arrivi: puoi scoprire le carte del tabellone dal tuo quadrato 1 fino a quello del segnalino. I due segnalini partono dal quadrato 5, e comincia il Bianco.',
  },
  turn: {
    heading: 'Un turno',
    body: 'Prima esplori: devi scoprire una carta oppure individuarne una. Poi riposi e guadagni bussole. Quindi tocca all’avversario.',
  },
  discover: {
    heading: 'Scoprire',
    body: 'Scegli una carta alla tua portata, o una della tua riserva, che non costi più bussole di quante ne hai. Il tuo segnalino arretra del suo costo. Una carta del tabellone viene subito sostituita dalla prima del mazzo. Poi posizioni la carta nella tua piramide e il suo effetto ha luogo.',
  },
  locate: {
    heading: 'Individuare',
    body: 'Metti nella tua riserva una carta qualsiasi del tabellone, qualunque siano il suo posto e il suo costo. È gratis, il segnalino non si muove e l’effetto della carta non ha luogo. La riserva non ha limite, resta a faccia in su e alla fine non vale nulla.',
  },
  rest: {
    heading: 'Riposare',
    body: 'Conta le bussole nell’angolo in alto a destra delle carte della tua piramide sulle quali non poggia nessun’altra, nemmeno in parte. Aggiungi 2 se il tuo segnalino è sul quadrato 0, o 1 se è sul quadrato 1. Il segnalino avanza del totale, al massimo fino al quadrato 8.',
  },
  building: {
    heading: 'Costruire la piramide',
    body: 'Il piano 1 è una fila senza buchi che cresce dai due lati fino a quattro carte. Più in alto, una carta poggia sulle due carte proprio sotto. Una carta posizionata non lascia più la piramide. Alcune carte non possono stare al piano 1: senza un posto libero più in alto non si possono scoprire, ma si possono individuare.',
  },
  archives: {
    heading: 'Gli Archivi',
    body: 'Tre degli otto Archivi sono nascosti nel mazzo. In tutta la partita ogni giocatore può averne uno solo, tra piramide e riserva.',
  },
  effects: {
    heading: 'Gli effetti delle carte',
    body: 'Un effetto ha luogo una volta, quando la carta viene posizionata, ed è obbligatorio se è possibile. Una carta può mettere una carta del tabellone nella tua riserva, rimuoverne una dalla partita, scambiarne due sul tabellone o nella tua piramide, darti bussole, farne perdere all’avversario, o mostrarti le prime tre carte del mazzo: ne prendi una che non sia un Archivio, le altre due vanno sotto.',
  },
  worth: {
    heading: 'Quanto valgono le carte',
    body: 'Molte carte portano un numero. Altre contano le carte di una famiglia nella tua piramide o attorno a loro, tutte le carte adiacenti, le famiglie diverse che le circondano, il loro piano, le tue maggioranze o le tue serie di quattro famiglie. Le copie valgono quanto la carta accanto o sotto. Una carta ne tocca fino a sei: a sinistra, a destra, due sopra e due sotto.',
  },
  emptyDeck: {
    heading: 'Il mazzo vuoto',
    body: 'Quando il mazzo è vuoto le colonne non vengono più riempite e la partita continua. Se non puoi né scoprire né individuare, passi e riposi.',
  },
  end: {
    heading: 'La fine',
    body: 'La decima carta di una piramide chiude la partita. Se la posiziona il Bianco, il Nero gioca ancora un turno; se la posiziona il Nero, la partita finisce dopo l’effetto della carta. A parità di punti vince la piramide con meno carte; se anche queste sono pari, la vittoria è condivisa.',
  },
};
