import type { Words } from './plan.ts';

export const paragraphs: Words['paragraphs'] = {
  cards: {
    heading: 'Che cosa mostra una carta',
    text: 'Ogni carta ha un grande **animale principale** e un piccolo **animale associato**, sempre diversi, e due cifre:\n- {place} il **valore di posa**, da 1 a 5: finché la carta è in cima alla tua pila, tante carte si posano nel turno *successivo*.\n- {draw} il **valore di pesca**: tante carte si pescano nel turno in cui arriva in cima.\nInsieme fanno sempre **6**. Ci sono 120 carte in quattro mazzetti da 30. In ogni mazzetto ciascun animale è cinque volte il principale, con i valori da 1 a 5, una volta con ognuno degli altri come associato.',
  },
  landscape: {
    heading: 'Paesaggio e segnalini',
    text: 'Sei quadri in fila valgono, da sinistra a destra, **0, 1, 3, 6, 10 e 15**. Ogni animale ha un segnalino: {bear} {fox} {moose} {orca} {puffin} {walrus}. Tutti e sei partono dal 3.\nI posti più esterni, 0 e 15, sono le **estremità**.',
  },
  'power-cards': {
    heading: 'Le carte Potere',
    text: 'Ogni animale ha una carta Potere, con un potere diverso su ogni lato. All’inizio stanno tutte e sei al centro, ciascuna su un lato a caso; l’altro lato non partecipa. Sei carte, due lati: 64 partite diverse.\nQui puoi anche scegliere i lati quando prepari un tavolo.',
  },
  totem: {
    heading: 'Il tuo Totem',
    text: 'All’inizio ognuno riceve in segreto una tessera Totem {totem}; le altre tornano nella scatola senza essere viste. Alla fine ti dà il valore del Paesaggio sotto il segnalino del suo animale. Puoi guardarla quando vuoi; nessun altro può.',
  },
  paw: {
    heading: 'L’impronta',
    text: 'La sorte decide chi comincia e riceve l’impronta {paw}. Ci resta per tutta la partita: dice dove comincia l’ultimo round e chi è davanti in caso di parità. Da lì si gioca in senso orario.\nLa scatola contiene anche un blocchetto segnapunti e un gettone che indica la Riserva; non hanno altro significato.',
  },
  setup: {
    heading: 'La preparazione',
    text: '- Tanti mazzetti quante persone, presi a caso e mescolati insieme. Tutti sanno quali.\n- In 2, 3 o 4 si mettono da parte coperte 5, 10 o 15 carte: la **Riserva** {reserve}. Nessuno la guarda.\n- Ognuno pesca **3 carte**.\n- **6 carte** scoperte: il **Fiume**. Il resto è il **mazzo** {deck}: 43, 65 o 87 carte.\n- Pile e zone di penalità sono vuote, nessuno ha poteri.',
  },
  phases: {
    heading: 'Tre fasi',
    text: 'Il tuo turno ha tre parti, sempre in quest’ordine:\n- **A** Posi carte sulla tua pila e prendi una carta Potere.\n- **B** Muovi due segnalini.\n- **C** Peschi; poi il Fiume si rifornisce e si controlla la tua mano.\nPoi tocca alla persona seguente. Nessuno decide mai qualcosa nel turno di un altro.',
  },
  'using-powers': {
    heading: 'Quando vale un potere',
    text: 'Puoi usare un potere finché la sua carta è davanti a te, nella fase che gli spetta. Non è mai un obbligo, e puoi averne e usarne quanti vuoi.\n- I poteri della **fase A** (Pulcinella di mare, Alce *posa*, Volpe) valgono **dal tuo turno successivo**, se intanto nessuno ti ha preso la carta.\n- Quelli delle **fasi B e C** (Tricheco, Orso, Orca, Alce *pesca*) valgono **subito**, nel turno in cui li prendi.\nI poteri cambiano mano solo alla fine della fase A: quelli che hai allora sono tuoi per il resto del turno.\nCiò che non è un potere è un dovere: posare, muovere i segnalini, pescare e scartare non si saltano.',
  },
  'visible-card': {
    heading: 'La tua carta visibile',
    text: 'È la carta in cima alla tua pila, se è scoperta. Il suo valore di posa {place} dice quante carte posi. Conta la carta visibile **prima** della posa; quelle che posi adesso non cambiano più il numero.\nSenza carta visibile, come al tuo primo turno, ne posi **1**. A posa finita hai sempre una carta visibile.',
  },
  order: {
    heading: 'Posare carte',
    text: 'Posi esattamente tante carte quanto il tuo valore di posa {place}, una dopo l’altra, scoperte, in cima alla tua pila. Quali e in che ordine lo decidi tu. Se non ne hai abbastanza le posi tutte, e [alcune mancano](missing).\nL’ordine conta: le vicine fanno [serie](runs), e l’**ultima** carta decide su potere, segnalini e pesca.\nQui prima le disponi tutte e puoi ancora cambiare l’ordine; una alla volta si può lo stesso, ed è uguale.',
  },
  missing: {
    heading: 'Le carte mancanti',
    text: 'Per ogni carta che avresti dovuto posare e non avevi, una carta del mazzo va coperta nella tua **Zona di penalità** {penalty}: −1 punto alla fine. Le tue penalità puoi guardarle.\nSe il mazzo è vuoto, si apre la [Riserva](reserve-opens). Se è finita anche quella, si prendono carte del Fiume, a partire dall’ultimo posto; e se non ce ne sono più, ricevi indicatori di penalità, sempre −1 l’uno.',
  },
  'taking-power': {
    heading: 'Prendere un potere',
    text: 'Ora guarda l’**animale principale della tua carta visibile** e prendi la sua carta Potere: dal centro, o da chi ce l’ha. È obbligatorio, anche se la tua carta visibile non è cambiata. Se è già tua, non succede niente.\nUn potere non torna mai al centro; resta con te finché qualcuno non lo prende, qualunque carta ci sia poi in cima.',
  },
  'token-moves': {
    heading: 'Due segnalini, due vie',
    text: 'I segnalini dei **due animali** della tua carta visibile fanno un passo. Scegli tu quale va a destra {right}; l’altro va a sinistra {left}. Anche se sono nello stesso posto, ci sono queste due possibilità.\nI segnalini possono stare insieme. Gli animali che non sono sulla tua carta visibile non si muovono. Non si può saltare.',
  },
  'the-ends': {
    heading: 'Alle estremità',
    text: 'Un segnalino su 0 o su 15 può andare solo **verso l’interno**:\n- Se **uno** dei due è a un’estremità, torna verso l’interno, e l’altro va nel **senso opposto** a quel passo. Così può arrivare a un’estremità.\n- Se lo sono **entrambi**, la stessa o no, entrambi tornano verso l’interno.\nAllora non c’è niente da scegliere, e avviene da sé. Per esempio: uno su 15 e l’altro su 1: vanno su 10 e su 3. Entrambi su 15: entrambi su 10.',
  },
  drawing: {
    heading: 'Pescare',
    text: 'Prendi esattamente tante carte quante ne dice il valore di pesca {draw} della tua carta visibile, una alla volta, da qualunque punto del Fiume. Con il potere giusto anche [dalle tue penalità](recover) o [dal mazzo](blind); ogni carta conta per lo stesso numero, e puoi mescolare.\nLe peschi tutte anche se la mano diventa troppo grande. Solo quando il Fiume è vuoto puoi fermarti prima; se non c’è altro da cui pescare, devi. Ciò che non hai avuto non costa niente.',
  },
  refill: {
    heading: 'Rifornire il Fiume',
    text: 'Quando hai finito di pescare, il Fiume torna a sei carte con quelle del mazzo {deck}. Se il mazzo non basta, [si apre la Riserva](reserve-opens).',
  },
  limit: {
    heading: 'Al massimo sette carte',
    text: 'Dopo il rifornimento puoi tenere **7 carte**. Quelle in più, a tua scelta, vanno coperte nella tua Zona di penalità {penalty}. Vedi il nuovo Fiume prima di decidere.\nPoi il tuo turno è finito.',
  },
  swap: {
    heading: 'Pulcinella di mare: scambio con il Fiume',
    text: '{puffin-swap} *Fase A, una volta.* Prima della posa scambia una carta della tua mano con una del Fiume. La tua vi resta scoperta. Il numero di carte da posare non cambia.\nI due poteri della Pulcinella di mare vengono prima di tutto, e solo se avevi la carta all’inizio del turno.',
  },
  'take-back': {
    heading: 'Pulcinella di mare: ripresa',
    text: '{puffin-takeback} *Fase A, una volta.* Prima della posa riprendi in mano la tua carta visibile. Conta allora quella sotto: posane quante ne dice, o 1 se non ce n’è o se è un jolly {joker}. Puoi riposare subito la stessa carta.\nI jolly non tornano mai in mano, e non perdi nessun potere.',
  },
  'place-more': {
    heading: 'Alce: posa ±1',
    text: '{moose-place} *Fase A, una volta.* Prima della prima carta aumenta o diminuisci di 1 il tuo valore di posa. Poi vale come se fosse stampato: ciò che manca è una penalità.\nPuoi scendere a **0**: non posi niente, la carta visibile resta, riprendi il suo potere e il turno continua con quella. Ma senza carta visibile ne posi almeno 1.',
  },
  'last-card': {
    heading: 'Volpe: solo l’ultima carta',
    text: 'I due poteri della Volpe riguardano l’**ultima carta** che posi nel turno, e nessun’altra. Se mancano carte, è l’ultima che avevi. Se non ne posi, la Volpe non ha niente da fare.\nVale anche con una carta sola. Allora la tua carta visibile resta la stessa.',
  },
  'to-bottom': {
    heading: 'Volpe: sotto la pila',
    text: '{fox-bottom} *Fase A, una volta.* Metti invece l’ultima carta, scoperta, proprio in fondo alla tua pila. Quella di prima resta visibile. La tua pila non deve essere vuota.',
  },
  beneath: {
    heading: 'Volpe: jolly',
    text: '{fox-joker} *Fase A, una volta.* Infila l’ultima carta **coperta** subito sotto la tua carta visibile: quella posata appena prima o, se ne posi una sola, quella che c’era già. Diventa un [jolly](jokers) {joker}, e la carta visibile resta. Te ne serve una.\nUn jolly successivo si infila sopra il precedente.',
  },
  step: {
    heading: 'Tricheco: un passo in più',
    text: '{walrus-main} {walrus-associated} *Fase B, una volta.* Dopo che i due segnalini si sono mossi, uno di loro fa un altro passo, a sinistra o a destra come vuoi: quello dell’**animale principale** o quello dell’**associato**, secondo il lato. Può proseguire, tornare o lasciare un’estremità; non può andare oltre.',
  },
  give: {
    heading: 'Orso: cedere una penalità',
    text: '{bear-give} *Fase C, una volta, prima di pescare.* Sposta una carta dalla tua Zona di penalità a quella di un’altra persona a tua scelta. Gli indicatori non si cedono, e le carte scartate alla fine di questo turno arrivano troppo tardi.',
  },
  recover: {
    heading: 'Orso: recuperare penalità',
    text: '{bear-recover} *Fase C.* Quando peschi puoi prendere carte a scelta dalla tua Zona di penalità. Ognuna conta come carta pescata, e non è più una penalità.',
  },
  'live-river': {
    heading: 'Orca: Fiume continuo',
    text: '{orca-refill} *Fase C.* Il Fiume si rifornisce dopo ogni carta che ne prendi, così puoi prendere anche le nuove. Avviene da sé: può solo aiutare.',
  },
  blind: {
    heading: 'Orca: pesca alla cieca',
    text: '{orca-blind} *Fase C.* Quando peschi puoi prendere carte dalla cima del mazzo, senza vederle; guarda ciascuna prima di decidere sulla prossima. Non con il mazzo vuoto: la Riserva non si apre per questo.',
  },
  'draw-more': {
    heading: 'Alce: pesca ±1',
    text: '{moose-draw} *Fase C, una volta.* Pesca una carta in più o in meno del tuo valore di pesca. Non serve dirlo prima: fermati, o continua. Con un valore di 1 puoi non pescare niente.',
  },
  together: {
    heading: 'Più poteri insieme',
    text: 'I due lati di un animale non si incontrano mai. Chi ha più poteri li usa in quest’ordine:\n- **A** Pulcinella di mare, poi Alce, poi Volpe con l’ultima carta\n- **B** Tricheco\n- **C** prima Orso *cedere*, poi la pesca con Orso *recuperare*, Orca e Alce, mescolati a piacere',
  },
  'reserve-opens': {
    heading: 'Si apre la Riserva',
    text: 'La Riserva {reserve} resta chiusa finché non **serve** una carta a mazzo vuoto: per il Fiume, o per una carta mancante. In quel momento diventa l’ultimo mazzo, e ciò che era in corso continua con quello.\nSe l’ultima carta del mazzo ha appena completato il Fiume, non succede ancora niente: il Fiume è completo. Nemmeno una pesca alla cieca apre la Riserva.',
  },
  'last-turns': {
    heading: 'Fino all’impronta',
    text: 'Una partita è fatta di turni normali e di un ultimo round. Una volta aperta la Riserva, tutti fino alla persona **prima dell’impronta** {paw} hanno ancora un turno normale. Chi ha l’impronta no: lì comincia l’ultimo round.\nSe si è aperta nel turno dell’impronta, tutti gli altri hanno ancora un turno normale; se è successo appena prima, l’ultimo round comincia subito.\nQuando finisce anche quest’ultimo mazzo, il Fiume semplicemente non si rifornisce più.',
  },
  'final-round': {
    heading: 'L’ultimo round',
    text: 'A partire dall’impronta ognuno ha un ultimo turno con le **sole fasi A e B**: non si pesca, non si rifornisce, non si controllano le mani. Le carte mancanti costano ancora penalità, e i poteri cambiano ancora mano.\nPoi la partita è finita. Tutti hanno giocato lo stesso numero di turni; ciò che resta in mano non conta.',
  },
  runs: {
    heading: 'Le serie',
    text: 'Scorri la tua pila in ordine. Carte vicine con lo stesso **animale principale** formano una serie. Per ogni animale conta solo la **più lunga**:\n- 2 carte: **1** punto\n- 3 carte: **3**\n- 4 carte: **6**\n- 5 carte: **10**\n- 6 carte o più: **15**\nDue serie ugualmente lunghe contano una volta. Cifre e animali associati non importano più.',
  },
  series: {
    heading: 'Molti animali',
    text: 'Conta gli animali che hanno una serie di almeno due carte: 2, 3, 4, 5 o 6 animali danno **1, 3, 6, 10 o 15** punti in più.',
  },
  'totem-points': {
    heading: 'Totem e penalità',
    text: '{totem} Mostra il tuo Totem: aggiungi il valore del Paesaggio sotto il suo segnalino, da 0 a 15.\n{penalty} Togli 1 punto per ogni carta e indicatore nella tua Zona di penalità. Un totale può scendere sotto zero.',
  },
  jokers: {
    heading: 'I jolly',
    text: 'Una carta coperta nella tua pila {joker} vale alla fine **una carta di un animale a tua scelta**; ciò che vi è stampato non importa. Scegli per ciascuna. Può allungare una serie, unirne due dello stesso animale, fare coppia con un altro jolly, o non servire a niente. Non serve mai due animali insieme.\nQui la scelta migliore per te si fa da sé, e si vede sempre nella tua pila.',
  },
  winner: {
    heading: 'Chi vince',
    text: 'Vince il totale più alto. A parità è davanti chi viene **prima nell’ordine di turno**, contando dall’impronta {paw}; lo stesso vale per tutti gli altri posti.',
  },
  'best-jokers': {
    heading: 'L’uso migliore dei jolly',
    text: 'Con una dozzina di jolly ci sono miliardi di modi di nominarli. Non serve provarli: si percorre la pila una sola volta dal fondo alla cima, tenendo solo ciò che può ancora diventare il meglio, l’animale in corso, la lunghezza della sua serie, la più lunga di ciascuno. Resta poca cosa, ed è esatto.',
  },
  'large-hands': {
    heading: 'Tredici carte in mano',
    text: 'Una mano non è mai più grande: sette all’inizio, una ripresa, poi cinque pescate senza posarne, o sei dopo averne posata una. Allora sei diventano penalità. All’altro estremo, una mano vuota e un 5 in cima costano cinque penalità in un colpo.',
  },
  secrets: {
    heading: 'Che cosa è segreto',
    text: 'Mani, Totem, penalità e jolly li conosce solo chi li ha; nessuno conosce mazzo e Riserva. Tutti vedono quante carte sono, dove stanno i poteri e che cosa si prende dal Fiume.\nPuoi scorrere la tua pila, non quelle degli altri: di quelle si vede solo la carta in cima. I dorsi sono tutti uguali: nessun mazzetto tradisce una carta.',
  },
};
