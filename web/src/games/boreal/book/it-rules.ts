import type { Words } from './plan.ts';

export const paragraphs: Words['paragraphs'] = {
  players: {
    heading: 'Bianco e Nero',
    text: 'Boreal è un duello. {token-white} Il **Bianco** gioca il primo turno, {token-black} il **Nero** il secondo. Chi sia il Bianco, lo decidete voi.',
  },
  cards: {
    heading: 'Che cosa mostra una carta',
    text: 'Ci sono 44 carte: 12 Luoghi di partenza, 24 Luoghi e 8 Archivi. I Luoghi di partenza hanno un dorso tutto loro; Luoghi e Archivi hanno lo stesso, così un Archivio a faccia in giù non si riconosce.\n- In alto a sinistra, il suo **costo** in bussole.\n- In alto a destra, da una a tre bussole {compass}: la sua **rendita** quando riposi.\n- Su una linguetta scura, che cosa **succede quando la posizioni**; molte carte lì non hanno nulla.\n- In basso, la sua **famiglia** e il suo libro {book}: quanto vale alla fine.',
  },
  families: {
    heading: 'Le quattro famiglie',
    text: 'Blu {family-blue}, giallo {family-yellow}, rosso {family-red} e verde {family-green}. I Luoghi hanno una famiglia; tre di loro ne hanno due. Gli Archivi {archive} non ne hanno, tranne uno che le ha tutte e quattro.\nUna carta conta **una volta in ciascuna delle sue famiglie**: una carta blu e verde è una carta blu, ed è anche una carta verde.',
  },
  board: {
    heading: 'Il tabellone',
    text: 'Otto carte sono in fila a faccia in su. Dal tuo lato corre il tuo percorso, con le caselle da 0 a 8; dall’altro, quello dell’avversario. I percorsi vanno in **direzioni opposte**: la carta sulla tua casella 1 è sulla casella 8 dell’avversario.\nLa casella 0 non ha carta e mostra un bonus di 2 {compass}; la casella 1 un bonus di 1 {compass}.\nAccanto ci sono il mazzo, le due piramidi, le due riserve e le carte rimosse dalla partita. Tutto è scoperto, tranne il mazzo.',
  },
  setup: {
    heading: 'Preparazione',
    text: '- I due segnalini sulla casella 5.\n- Mescola i 12 Luoghi di partenza e mettine 8 in fila; gli altri 4 tornano nella scatola.\n- Mescola gli 8 Archivi e prendine 3 senza guardare; gli altri 5 tornano nella scatola, non visti. Mescola quei 3 con tutti i 24 Luoghi: ecco il mazzo di 27 carte.\n- Piramidi e riserve sono vuote. Le carte in gioco sono 35.',
  },
  phases: {
    heading: 'Un turno',
    text: 'Si gioca a turno. Nel tuo prima **esplori**, poi **riposi**; solo allora tocca all’altro.\nPer esplorare devi fare esattamente una di queste due cose: [scoprire](discover) una carta, che va nella tua piramide, o [individuarne](locate) una, che va nella tua riserva. Non si può passare.',
  },
  token: {
    heading: 'Il tuo segnalino',
    text: 'La casella del tuo segnalino dice due cose insieme. È il **numero di bussole** {compass} che hai; ed è **fin dove arrivi**: sul tabellone sono **disponibili** le carte dalla tua casella 1 fino a quella del segnalino. Sulla casella 0 non arrivi a nessuna carta del tabellone.\nLa portata conta solo per scoprire dal tabellone: non per individuare, non per la tua riserva, non per gli effetti delle carte.',
  },
  discover: {
    heading: 'Scoprire una carta',
    text: 'Puoi scoprire una carta quando tutto questo è vero:\n- È **disponibile** sul tabellone, o nella tua **riserva**.\n- Hai almeno tante bussole {compass} quante ne **costa**.\n- La tua piramide ha un [posto](places) dove può andare.\n- Non è un secondo [Archivio](archives).\nUn costo di 0 è un costo come gli altri: il segnalino non si muove. Perciò una carta di costo 0 nella riserva si può scoprire anche dalla casella 0; sul tabellone no, perché da lì non arrivi a nulla.',
  },
  order: {
    heading: 'Passo per passo',
    text: '- Scegli la carta.\n- Paghi: il segnalino arretra del suo costo.\n- Se la carta viene dal tabellone, la sua colonna viene subito [riempita](refill). Una carta della riserva non viene sostituita.\n- Scegli un posto nella tua piramide e ve la posizioni.\n- Il suo effetto ha luogo.\n- Riposi.\nVedi dunque la nuova carta del tabellone prima di scegliere il posto. Qui puoi scegliere carta e posto in un gesto solo, se la nuova carta non ti interessa.\nUna carta posizionata non lascia più la piramide; solo uno [scambio](swap-pyramid) può spostarla.',
  },
  locate: {
    heading: 'Individuare una carta',
    text: 'Prendi **una carta qualsiasi del tabellone**, ovunque sia e qualunque sia il suo costo, e mettila a faccia in su nella tua riserva; solo un secondo [Archivio](archives) è vietato. La colonna viene riempita. Non paghi nulla, il segnalino resta fermo e l’effetto della carta non ha luogo.\nLa riserva non ha limite. Ciò che vi resta alla fine non vale nulla e non costa nulla.',
  },
  refill: {
    heading: 'Riempire il tabellone',
    text: 'Ogni volta che una carta lascia il tabellone, per qualunque motivo, la prima carta del mazzo prende **subito** la sua colonna, prima di ogni altra cosa. Le altre carte non scorrono.\nQuando il mazzo è vuoto la colonna resta vuota. La partita continua, e nulla viene rimescolato.',
  },
  rest: {
    heading: 'Riposare',
    text: 'Somma le bussole {compass} di tutte le carte della tua piramide **su cui non poggia nulla**, Archivi compresi. Una carta è coperta appena un’altra poggia su di lei, anche solo in parte.\nAggiungi **2** se il tuo segnalino è sulla casella 0, o **1** se è sulla casella 1. Conta la casella dopo il pagamento e dopo tutti gli effetti.\nIl segnalino avanza del totale, al massimo fino alla casella 8. Non c’è nulla da decidere, e si riposa in ogni turno, anche dopo aver individuato.',
  },
  blocked: {
    heading: 'Quando niente è possibile',
    text: 'Finché c’è un mazzo puoi sempre individuare qualcosa. Molto di rado, a mazzo finito, il tabellone non ha nulla che tu possa prendere e la riserva nulla che tu possa posizionare. Allora, e solo allora, **passi**: salti l’esplorazione e riposi.\nNon può durare per sempre. Se si passasse due volte di fila non muovessero nessun segnalino, la partita finirebbe e si conterebbero i punti.',
  },
  shape: {
    heading: 'La piramide',
    text: 'Una piramide completa ha dieci carte: quattro al piano 1, tre al piano 2, due al piano 3 e una in cima. La prima carta va al piano 1.\nConta solo come le carte stanno tra loro, non dove sul tavolo. Sinistra e destra sono le tue, mentre guardi la tua piramide.',
  },
  places: {
    heading: 'Dove può andare una carta',
    text: '- Il **piano 1** è una fila senza buchi, di quattro carte al massimo. Finché è più corta puoi aggiungere una carta **a un capo o all’altro**, qualunque cosa ci sia sopra.\n- **Più in alto**, una carta poggia sulle **due carte proprio sotto**, coperte ciascuna a metà. Puoi cominciare un piano prima che quello sotto sia completo, e riempirlo in qualsiasi ordine.\nOgni posto così tocca una carta già posizionata: non serve controllarlo.',
  },
  ban: {
    heading: 'Carte vietate al piano 1',
    text: 'Le carte con {ban} si posizionano solo ai piani da 2 a 4. Senza un posto libero lassù non si possono scoprire affatto, ma si possono individuare. Succede con una piramide vuota, e quando la tua è un piccolo triangolo completo di 1, 3 o 6 carte.',
  },
  neighbours: {
    heading: 'Carte adiacenti',
    text: 'Una carta ne tocca fino a sei: quelle **a sinistra e a destra** sullo stesso piano, le **due sopra** che poggiano su di lei e le **due sotto** su cui poggia. Solo il posto in mezzo al piano 2 può averle tutte e sei.',
  },
  effect: {
    heading: 'Gli effetti in generale',
    text: 'Un effetto ha luogo una volta sola, quando **scopri** la carta e la posizioni: non quando va in una riserva, né quando uno scambio la sposta. È obbligatorio se è possibile; se non c’è nulla da scegliere, si salta.\nNessuna carta chiede più di una scelta.',
  },
  'reserve-effect': {
    heading: 'Prenderne una in riserva',
    text: '{reserve} Scegli una carta qualsiasi del tabellone e mettila nella tua riserva, gratis; la colonna viene riempita. Può essere la carta appena arrivata. Un secondo [Archivio](archives) è vietato.',
  },
  'remove-effect': {
    heading: 'Rimuoverne una dalla partita',
    text: '{remove} Scegli una carta qualsiasi del tabellone, anche un Archivio: lascia la partita, a faccia in su, e la colonna viene riempita. Un buon modo per togliere una carta all’avversario.',
  },
  'swap-board': {
    heading: 'Scambiarne due sul tabellone',
    text: '{swap-board} Scambia due carte qualsiasi del tabellone, vicine o lontane. Le colonne vuote non partecipano.',
  },
  'swap-pyramid': {
    heading: 'Scambiarne due nella piramide',
    text: '{swap-pyramid} Scambia due carte qualsiasi della tua piramide, sullo stesso piano o no; quella appena posizionata può essere una di loro. I loro effetti non si ripetono. Così una carta con {ban} può finire al piano 1: viene spostata, non posizionata.\nCon esattamente due carte lo scambio è uno solo, e va fatto.',
  },
  compasses: {
    heading: 'Guadagnare e perdere bussole',
    text: '{gain} Il tuo segnalino avanza del numero indicato, al massimo fino a 8. Viene dopo il pagamento.\n{lose} Il segnalino avversario arretra del numero indicato, al massimo fino a 0. Succede subito, dunque prima del prossimo turno dell’avversario.\nUn Archivio fa entrambe le cose; riguardano segnalini diversi, perciò l’ordine non conta.',
  },
  look: {
    heading: 'Guardare tre carte',
    text: '{look} Solo tu guardi le prime tre carte del mazzo. Mettine una che non sia un Archivio nella tua riserva, a faccia in su e gratis; le altre due vanno sotto il mazzo, nello stesso ordine.\nCe n’è sempre una che puoi prendere. Se nel mazzo restano meno di tre carte, l’effetto si salta.',
  },
  archives: {
    heading: 'Gli Archivi',
    text: 'Tre degli otto Archivi {archive} sono nascosti nel mazzo. In tutta la partita puoi averne **uno solo**, tra piramide e riserva: appena ne hai uno non puoi individuarne, scoprirne o prenderne un altro. Quello nella tua riserva, naturalmente, puoi scoprirlo: è la stessa carta.\nQuesto non protegge gli Archivi sul tabellone: chiunque può rimuoverli o scambiarli.',
  },
  score: {
    heading: 'Che cosa conta',
    text: 'A partita finita, somma quanto valgono i libri {book} delle carte **della tua piramide**. Prima non conta nulla. Riserva, bussole e tabellone non danno niente.',
  },
  fixed: {
    heading: 'Un numero',
    text: 'Il numero nel libro {book} è quanto vale la carta. Un solo Luogo di partenza, l’Arco delle viandanti, non ha libro: vale 0, anche per una carta che lo copia.',
  },
  'family-cards': {
    heading: 'Due per carta di una famiglia',
    text: '{in-pyramid-green} 2 punti per ogni carta della famiglia indicata, **ovunque nella tua piramide**.',
  },
  'around-it': {
    heading: 'Ciò che ha attorno',
    text: '{adjacent-blue} 2 punti per ogni carta [adiacente](neighbours) della famiglia indicata, dunque al massimo 12.\n{per-adjacent} 1 punto per ogni carta adiacente, Archivi compresi.\n{adjacent-distinct} 2 punti per ogni **famiglia diversa** tra le carte adiacenti: 0, 2, 4, 6 o 8. Una carta adiacente di più famiglie conta per tutte. La carta non è adiacente a se stessa: il verde conta solo se una carta adiacente è verde. Le carte senza famiglia non aggiungono nulla.',
  },
  floor: {
    heading: 'Il suo piano',
    text: '{per-floor} 2, 4, 6 o 8 punti al piano 1, 2, 3 o 4.',
  },
  whole: {
    heading: 'Tutta la tua piramide',
    text: '{majority} 4 punti per ogni famiglia di cui la tua piramide ha **più carte di quella avversaria**. La parità non dà nulla; 1 contro 0 basta. Le riserve non contano.\n{set-four} 5 punti per ogni serie delle quattro famiglie: guarda quella di cui hai meno carte.',
  },
  copies: {
    heading: 'Le copie',
    text: '{copy-left} e {copy-right} valgono quanto la carta subito a sinistra, o subito a destra, sullo stesso piano. {copy-below} vale quanto la **migliore** delle due carte su cui poggia.\nSi copia quanto quella carta vale davvero **lì dove sta**. Senza una carta da copiare: 0; perciò {copy-below} vale 0 al piano 1.\nLa copia di una copia vale quanto l’ultima carta. Se {copy-right} e {copy-left} stanno fianco a fianco e si copiano a vicenda, valgono 0 entrambe.',
  },
  tenth: {
    heading: 'La decima carta',
    text: 'La fine arriva quando una piramide ha dieci carte.\n- Se la completa il **Bianco**, il suo turno si gioca fino in fondo, poi il Nero ha un ultimo turno intero.\n- Se la completa il **Nero**, la partita finisce subito, dopo l’effetto di quella carta.\nCosì entrambi hanno avuto lo stesso numero di turni.',
  },
  winner: {
    heading: 'Chi vince',
    text: 'Vince il totale più alto. In caso di parità vince chi ha **meno carte** nella piramide; la riserva non conta. Se anche queste sono pari, la vittoria è condivisa.',
  },
  secrets: {
    heading: 'Che cosa è segreto',
    text: 'Solo l’ordine del mazzo, e quali cinque Archivi sono rimasti nella scatola. Tutto il resto è in vista. Chi guarda tre carte le conosce, e sa quali due stanno sotto il mazzo; l’altro sa soltanto che qualcuno lo sa.\nIl caso è tutto nel primo mescolamento: dopo, nulla viene estratto a sorte.',
  },
  shapes: {
    heading: 'Quante piramidi ci sono',
    text: 'Con 1 fino a 10 carte una piramide può avere 1, 1, 2, 3, 4, 4, 3, 2, 1 e 1 forme. Contando ogni ordine di posizionamento, ci sono 356 modi di costruirla tutta.',
  },
  always: {
    heading: 'Che cosa è sempre vero',
    text: 'In ogni momento ciascuna delle 35 carte è in un posto solo: tabellone, mazzo, una riserva, una piramide, o fuori dalla partita. I segnalini stanno tra 0 e 8. Nessuno ha due Archivi. Nessuna carta è sospesa in aria, e finché c’è un mazzo nessuna colonna è vuota. Con questo, chi deve giocare e che cosa resta da scegliere, si può annotare tutto e riprendere più tardi.',
  },
};
