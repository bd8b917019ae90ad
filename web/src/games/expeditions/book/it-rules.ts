import type { Words } from './plan.ts';

export const paragraphs: Words['paragraphs'] = {
  world: {
    heading: 'Il mondo',
    text: 'Il tabellone ha 122 dischi, uniti da 206 segmenti.\n- {start} **La partenza**: una rosa dei venti, nell’Europa del Nord.\n- {green} **80 luoghi verdi**. Ciascuno ha la sua carta {card}, e ogni carta il suo luogo.\n- {blue} **20 dischi blu**: danno una freccia bonus.\n- {red} **21 dischi rossi**: danno un biglietto.\nLa partenza e i dischi blu e rossi non hanno carta.',
  },
  expeditions: {
    heading: 'Tre spedizioni',
    text: 'La gialla {yellow-arrow}, la rossa {red-arrow} e la blu {blue-arrow}: 45 frecce ciascuna, 135 in tutto. Ogni colore è una spedizione, e **non è di nessuno**: tutti prolungano tutte e tre.\nL’ordine delle frecce conta: una spedizione prosegue dall’ultima posata, ed è la sola che si possa togliere. Le frecce che non sono sul tabellone formano la sua riserva.',
  },
  passages: {
    heading: 'I passaggi',
    text: 'Tre dischi rossi stanno sul bordo del tabellone: **I**, **II** e **III** {passage}. Ciascuno è disegnato in due metà, a sinistra e a destra alla stessa altezza, ed è **un solo disco**.\nUna spedizione che vi arriva è su un disco rosso come gli altri. La freccia seguente può partire da una parte o dall’altra. Il bordo non si attraversa in nessun altro punto.',
  },
  near: {
    heading: 'Vicino e lontano',
    text: 'La distanza tra due dischi è il minor numero di segmenti che li separa, attraverso dischi di ogni colore e attraverso i passaggi.\nDodici luoghi sono a meno di 3 segmenti dalla partenza: sono **vicini**. Gli altri 68 sono **lontani**. Solo i luoghi lontani possono essere luoghi chiave, e gli obiettivi comuni dell’inizio lo sono tutti.',
  },
  outfit: {
    heading: 'Che cosa riceve ognuno',
    text: 'Quattro gettoni {token} di un colore, e 3 biglietti {ticket}. Il gettone grande mostra soltanto chi gioca con quale colore. La scatola contiene 40 biglietti; gli altri sono la banca.',
  },
  deal: {
    heading: 'La distribuzione',
    text: 'Si mescolano le 80 carte. In 2 o 3 giocatori ognuno ne riceve **12**; in 4, 5 o 6 giocatori, **9**. Sono i tuoi obiettivi segreti.\nUna mano deve avere almeno 4 luoghi lontani. Nel raro caso contrario le carte vicine vanno una alla volta sotto il mazzo, prima la prima ricevuta, ciascuna sostituita dalla prima carta del mazzo.',
  },
  row: {
    heading: 'Gli obiettivi comuni',
    text: 'Sei carte sono scoperte accanto al mazzo: gli obiettivi comuni {common}. Un luogo vicino che uscisse va sotto il mazzo e viene sostituito: tutti e sei sono lontani.\nNon sono mai più di sei. Il resto è il mazzo, coperto.',
  },
  first: {
    heading: 'Chi comincia',
    text: 'Chi è tornato più di recente da un viaggio all’estero; qui scegli chi comincia, o lasci fare al caso. Si gioca poi in senso orario. Prima ognuno segna i suoi [luoghi chiave](keys), poi il primo giocatore fa il primo turno.',
  },
  keys: {
    heading: 'I luoghi chiave',
    text: 'In ordine di turno, un gettone alla volta, ognuno mette **quattro gettoni** {token} sui luoghi di quattro carte della propria mano. Vanno messi tutti. Ogni luogo dev’essere [lontano](near) e porta un solo gettone.\nLe carte restano in mano, ma da quel momento tutti sanno che le hai. In compenso ogni gettone recuperato vale un punto, e ogni gettone rimasto sul tabellone ne costa uno.',
  },
  turn: {
    heading: 'Il tuo turno',
    text: 'Posa **una freccia**; usa **fino a due biglietti** {ticket}, ciascuno prima o dopo. Nient’altro.\nIl turno finisce quando lo dici tu, una volta posata la freccia e se non resta nulla da decidere.',
  },
  main: {
    heading: 'La freccia del turno',
    text: 'Prolungare una spedizione di una freccia è obbligatorio, e dev’essere proprio questa freccia: quelle di un biglietto, di un bonus o di una ripartenza **non la sostituiscono mai**.\nSolo quando tutte le 135 frecce sono sul tabellone, e nulla può più essere prolungato, si finisce il turno senza.',
  },
  'at-once': {
    heading: 'Subito, o mai',
    text: 'Frecce bonus {bonus} e ripartenze {restart} si giocano subito. Finché una di loro aspetta, o aspettano le carte di uno scambio, non puoi né usare un biglietto, né posare la freccia del turno, né finire. Ciò che allora non usi è perso.',
  },
  extend: {
    heading: 'Prolungare una spedizione',
    text: 'Prendi una freccia dalla riserva di un colore e posala su un segmento, da dove si trova la spedizione verso un disco vicino.\n- **Non ancora partita**: dalla partenza {start}, verso uno dei suoi sei vicini.\n- **Aperta**: solo dalla sua punta, quella dell’ultima freccia.\n- **Ad anello**: da [qualsiasi disco che ha visitato](left-looped).',
  },
  once: {
    heading: 'Mai due volte',
    text: 'Una spedizione **non usa mai due volte un segmento**, in nessuna direzione, per tutta la partita. Perciò non può tornare indietro.',
  },
  'side-by-side': {
    heading: 'Gli altri colori non intralciano',
    text: 'Un segmento può portare tre frecce, una per colore {yellow-arrow} {red-arrow} {blue-arrow}, in qualsiasi direzione. Che un’altra spedizione sia passata da un disco non cambia nulla.',
  },
  stock: {
    heading: 'Quando un colore finisce',
    text: 'Quando tutte le 45 frecce di un colore sono sul tabellone, quella spedizione non si prolunga più: prendine un’altra. Una freccia [tolta](removal) torna nella sua riserva e potrà servire ancora.',
  },
  home: {
    heading: 'Ritorno alla partenza',
    text: 'Una spedizione può tornare alla partenza {start}. Lì non si guadagna nulla, ma la partenza vale come visitata fin dall’inizio: la freccia chiude un [anello](loop).',
  },
  ways: {
    heading: 'Nessun vicolo cieco',
    text: 'Finché un colore ha una freccia, lo si può prolungare: da ogni disco partono almeno due vie, e 45 frecce non le esauriscono mai tutte. Non si resta mai bloccati.',
  },
  own: {
    heading: 'Raggiungere un luogo',
    text: 'Una freccia che arriva a un luogo verde {green} lo raggiunge, chiunque l’abbia posata e per qualsiasi ragione. Chi ha la carta di quel luogo **la posa scoperta davanti a sé**, che sia il suo turno o no {lay}.\nSe lì c’è il suo gettone {token}, lo recupera e lo mette sulla carta.\nQui tutto questo avviene da sé: nessuno può dimenticarsene.',
  },
  commons: {
    heading: 'Raggiungere un obiettivo comune',
    text: 'Va a **chi ha posato la freccia** {common}, e si aggiunge alle sue carte posate. La prima carta del mazzo lo sostituisce prima di ogni altra decisione; questa può essere vicina.\nQuando il mazzo è vuoto, nulla lo sostituisce e la fila si accorcia.',
  },
  late: {
    heading: 'Troppo tardi o troppo presto',
    text: 'Una carta che entra nella fila, o nella tua mano, quando una spedizione è già in quel luogo o vi è passata, non dà nulla. Una spedizione deve **arrivarci di nuovo**.\nSe la carta è già posata, o ancora nel mazzo, non succede niente.',
  },
  'red-node': {
    heading: 'I dischi rossi',
    text: 'Chi è di turno guadagna **un biglietto** {ticket}, anche ai passaggi {passage}. Ne resta sempre: se la scatola è vuota, prendi qualcos’altro.',
  },
  'blue-node': {
    heading: 'I dischi blu',
    text: 'Chi è di turno guadagna una **freccia bonus** {bonus}: un’altra freccia, subito, per una spedizione qualsiasi. Anche questa raggiunge un disco, e i bonus possono susseguirsi.\nVi si può rinunciare; se ne aspettano più d’una, si rinuncia a tutte. Il turno continua.',
  },
  order: {
    heading: 'In quale ordine',
    text: 'Dopo ogni freccia:\n- le carte e i biglietti del disco raggiunto;\n- è un anello?\n- la ripartenza;\n- le frecce bonus;\n- di nuovo il tuo turno.',
  },
  loop: {
    heading: 'Un anello',
    text: 'Quando una freccia raggiunge un disco che **questa spedizione ha già visitato**, chiude un anello {loop}. La partenza vale sempre come visitata. Contano solo le frecce ancora sul tabellone: una freccia tolta non lascia traccia.\nIl disco dà ciò che dà sempre. La spedizione non ha più una punta libera. Se la sua riserva è vuota, non succede altro.',
  },
  restart: {
    heading: 'La ripartenza',
    text: 'Chi ha chiuso l’anello può posare subito **un’altra freccia di quel colore** {restart}, da qualsiasi disco che ha visitato: sull’anello o altrove, anche dalla partenza. Non costa nulla e non è la freccia del turno. Vi si può rinunciare.\nDa dove parte non si guadagna nulla; dove arriva tutto avviene come al solito, e la spedizione prosegue di lì. Può chiudere un altro anello, che dà un’altra ripartenza.\nUn segmento libero tra due dischi visitati si può usare in una direzione o nell’altra.',
  },
  double: {
    heading: 'Un anello su un disco blu',
    text: 'Dà entrambe le cose: **prima la ripartenza** di quella spedizione, **poi la freccia bonus** per una qualsiasi. Tutto si somma; ogni ripartenza viene prima della prossima freccia bonus.',
  },
  'left-looped': {
    heading: 'Un anello lasciato com’è',
    text: 'Se si è rinunciato alla ripartenza, o se era impossibile, la spedizione resta ad anello. Chi la prolungherà più tardi, per qualsiasi ragione, partirà da **qualsiasi disco che ha visitato**.',
  },
  tickets: {
    heading: 'I biglietti',
    text: 'Solo nel proprio turno, uno dopo l’altro, **al massimo due**, prima o dopo la freccia. Un biglietto guadagnato nel turno vi si può usare. Un biglietto usato torna alla banca.\nCiascuno compra una cosa su tre: [una freccia in più](extra), [togliere](removal) una freccia, o uno [scambio](exchange).',
  },
  extra: {
    heading: 'Una freccia in più',
    text: '{ticket-arrow} Prolunga una spedizione qualsiasi di una freccia, con tutto ciò che ne segue. Non vale come freccia del turno.',
  },
  removal: {
    heading: 'Togliere una freccia',
    text: '{ticket-remove} Rimetti nella riserva l’**ultima freccia** di una spedizione qualsiasi, chiunque l’abbia posata, e anche se chiudeva un anello. Nulla di ciò che è stato posato, preso o guadagnato viene annullato.\nSe era l’unica, quella spedizione ricomincia dalla partenza.',
  },
  uncovered: {
    heading: 'Che cosa provoca una freccia tolta',
    text: 'Il disco da cui la freccia **veniva** vale come raggiunto:\n- chi ha la sua carta la posa e recupera il gettone;\n- un disco rosso ti dà un biglietto, uno blu una freccia bonus;\n- un obiettivo comune **non** si prende: ci vuole una freccia;\n- la partenza non dà nulla.\nSe la spedizione torna a essere un anello, perché la freccia era una ripartenza, puoi [farla ripartire](restart); questo viene prima della freccia bonus.',
  },
  exchange: {
    heading: 'Scambiare una carta',
    text: '{ticket-exchange} Guarda le prime due carte del mazzo. Tienine una e metti l’altra, poi una carta della tua mano, sotto il mazzo; oppure rimettile sotto entrambe, come sono venute. Il biglietto è speso in ogni caso.\nLa nuova carta può essere vicina o lontana. La mano resta grande come prima. Se rimane una sola carta, ne peschi una. Senza carte in mano o senza mazzo non c’è scambio.',
  },
  abandoned: {
    heading: 'Rendere un luogo chiave',
    text: 'Si può rendere la carta di un luogo chiave. Il suo gettone {token} resta allora sul tabellone **per sempre** e costa un punto alla fine, anche se ripeschi quella carta.',
  },
  'last-card': {
    heading: 'La fine è annunciata',
    text: '- appena qualcuno posa l’**ultima carta della mano**, nel suo turno o no;\n- appena **tutte le 135 frecce** sono sul tabellone. Toglierne una dopo non cambia nulla.',
  },
  'last-round': {
    heading: 'L’ultimo round',
    text: 'Il round si gioca fino in fondo, fino a chi siede prima del primo giocatore: tutti hanno avuto gli stessi turni. Poi è finita.\nUna mano vuota non impedisce di giocare: gli obiettivi comuni contano ancora. Se non restano frecce, puoi usare biglietti o semplicemente finire; se ne togli una, devi di nuovo posarne una.',
  },
  score: {
    heading: 'Il conteggio',
    text: '- {lay} **+1** per ogni carta posata, tua o comune;\n- {token} **+1** per ogni gettone recuperato;\n- {card} **−1** per ogni carta in mano;\n- {token} **−1** per ogni tuo gettone rimasto sul tabellone.',
  },
  winner: {
    heading: 'Chi vince',
    text: 'Chi ha più punti. In parità, chi ha più biglietti {ticket}; se la parità rimane, la vittoria è condivisa.',
  },
  europe: {
    heading: 'L’Europa',
    text: 'Tutto comincia qui. Cinque dei sei vicini della partenza sono luoghi d’Europa: le carte di questo primo passo si posano presto, ma nessuna può essere un luogo chiave. Il sesto è blu: un buon inizio.',
  },
  africa: {
    heading: 'L’Africa',
    text: 'Due entrate dall’Europa: da Atene verso Timgad e Giza, e dalla Penisola iberica verso Timgad o, girando al largo, dalle Isole Canarie. Dal mare ci si arriva anche dalle Americhe e dall’Asia. A nord i luoghi sono fitti e gli anelli vengono facili; il sud è lungo e finisce in mare.',
  },
  asia: {
    heading: 'L’Asia',
    text: 'Quasi un terzo delle carte. Al nord si arriva da Zagorsk, al centro dal Mar Caspio, al sud da Petra. All’estremo oriente il passaggio del nord {passage} porta in Alaska.',
  },
  oceania: {
    heading: 'L’Oceania',
    text: 'Lontana dalla partenza per ogni via: dall’Asia sudorientale, o dai passaggi II e III venendo dalle Americhe. Chi vi ha due carte fa bene a guardare entrambe le strade.',
  },
  'north-america': {
    heading: 'L’America del Nord e l’America centrale',
    text: 'Da Terranova, o dall’Islanda e dalla Groenlandia. Terranova è un crocevia: tre dischi blu e uno rosso la circondano. Dalla costa occidentale i passaggi I e II portano in Asia.',
  },
  'south-america': {
    heading: 'L’America del Sud',
    text: 'Da nord per Tikal, da est attraverso l’Atlantico fino a Salvador. Le isole del Pacifico sono sulla via dei passaggi II e III.',
  },
  seas: {
    heading: 'Mari e ghiacci',
    text: 'Gli oceani, il Passaggio a Nord-Ovest e l’Antartide sono luoghi come gli altri. Tranne il Passaggio a Nord-Ovest sono fuori mano, con tre vie ciascuno: pensaci per tempo.',
  },
  secrets: {
    heading: 'Chi sa che cosa',
    text: 'Le mani sono segrete; non lo sono la loro grandezza, i biglietti, i gettoni, le carte posate, le frecce e il numero di carte nel mazzo. Un gettone rivela a tutti una carta di una mano.\nDi uno scambio gli altri vedono solo che è avvenuto: non le carte, non la scelta, non se qualcosa è rimasto. Se un gettone è abbandonato lo sa solo chi lo possiede, finché il luogo è raggiunto e nessuno posa la carta. Le carte vicine uscite mentre si preparava la fila le hanno viste tutti.',
  },
  chance: {
    heading: 'Il caso',
    text: 'C’è una sola mescolata, e forse la scelta del primo giocatore. Tutto ciò che viene dopo era deciso dall’ordine del mazzo.',
  },
  decisions: {
    heading: 'Una decisione alla volta',
    text: 'C’è sempre una sola cosa da decidere. In quest’ordine: segnare un luogo chiave; le carte di uno scambio; una ripartenza; una freccia bonus; altrimenti il tuo turno, che è libero. Ciò che riguarda un’altra decisione è rifiutato nell’attesa.\nUn turno ricorda poco: se la tua freccia è posata, quanti biglietti hai usato, e che cosa aspetta.',
  },
  moves: {
    heading: 'Tutto ciò che si può fare',
    text: 'Segnare un luogo. Posare la freccia del turno, una freccia di biglietto, una freccia bonus, una ripartenza. Togliere una freccia. Pescare per uno scambio; tenere una carta per un’altra, o nessuna. Rinunciare a una ripartenza, a un bonus. Finire il turno. È tutto il gioco.',
  },
  always: {
    heading: 'Che cosa è sempre vero',
    text: 'Mazzo, mani, fila e carte posate fanno 80. Riserva e tabellone fanno 45 frecce per colore. I gettoni di ognuno, sul tabellone o recuperati, sono quattro. Un luogo porta al massimo un gettone, un segmento una freccia per colore.',
  },
  forever: {
    heading: 'Una partita senza fine?',
    text: 'Un turno finisce sempre, una partita non per forza: con la punta su un disco rosso si potrebbe posare una freccia, toglierla e riavere il biglietto, all’infinito. Nessuna regola lo vieta. Non ti inviterebbero più.',
  },
};
