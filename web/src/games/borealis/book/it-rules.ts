import { scoring } from './it-scoring.ts';
import type { Words } from './plan.ts';

export const paragraphs: Words['paragraphs'] = {
  aim: {
    heading: 'Le stelle',
    text: 'Le stelle {star} sono punti. Quelle che possiedi stanno davanti a te, visibili a tutti: se ne guadagnano durante la partita, se ne possono spendere, e quelle che restano contano alla fine. Vince chi ne ha di più.\nNon importa se sono in gettoni da uno, da tre o da cinque; ce n’è sempre abbastanza, e non se ne possiedono mai meno di zero.',
  },
  places: {
    heading: 'La tua plancia',
    text: 'Cinque luoghi si susseguono: un accampamento {camp}, il **sito di sinistra**, quello **centrale**, quello di **destra** e un altro accampamento {camp}. Un accampamento non è un sito: lì non si osserva nulla.\nGuidi nove scienziati, tre gialli {yellow}, tre rosa {pink} e tre blu {blue}. Nello stesso luogo possono stare in quanti si vuole.\nLe carte dei tuoi tre siti, tutte insieme, sono le tue carte **in gioco**.',
  },
  tracks: {
    heading: 'Pile e tracciati',
    text: 'Ogni sito ha una **pila** di carte Animale, che cresce verso l’alto, e un **tracciato** con una bandiera {flag}. La bandiera comincia dalla partenza, che non vale nulla, e può salire sette caselle. Ogni casella mostra due veicoli e un valore in stelle.\n- Tracciati di sinistra e di destra: 1, 2, 3, 5, 8, 11, 15.\n- Tracciato centrale: 1, 2, 3, 4, 6, 8, 11.\nI valori sono gli stessi su tutte le plance; cambiano solo i veicoli.',
  },
  cards: {
    heading: 'Le carte Animale',
    text: 'Sono 100. Ognuna mostra\n- una **specie**: orso {bear}, volpe {fox}, civetta {owl}, foca {seal} o pulcinella {puffin};\n- un **veicolo**: slitta {sleigh}, dirigibile {zeppelin}, sottomarino {submarine}, kayak {kayak} o sci {skis};\n- **due scienziati**: quello che andrà a sinistra e quello che andrà a destra.\nCi sono 20 carte per specie e 20 per veicolo, 4 per ogni combinazione. Quando i due scienziati hanno lo stesso colore, la carta porta una **stella** {star}, che vale 1 alla fine: sono 21, 7 per colore.',
  },
  box: {
    heading: 'Il resto del materiale',
    text: '10 carte Punteggio, di cui due servono in una partita; 12 obiettivi, quattro di animali, quattro di scienziati e quattro di veicoli, di cui serve uno per tipo; quattro plance a due lati; dodici scienziati per colore, ognuno ne prende tre; tre bandiere a testa; gettoni stella; un segnalino primo giocatore.',
  },
  deal: {
    heading: 'Preparazione',
    text: '- Mescola le carte Animale. Quattro sono scoperte: è la **riserva**. Le altre sono il mazzo.\n- Si estraggono due carte Punteggio e tre obiettivi, uno per tipo, visibili a tutti. Gli altri non servono. Su ogni obiettivo 5 stelle {star} aspettano ciascun giocatore.\n- Ognuno mette uno scienziato per colore su ogni sito, le bandiere alla partenza, e prende 2 stelle {star}.\n- Ognuno pesca quattro carte, che gli altri non vedono.',
  },
  sides: {
    heading: 'I due lati',
    text: 'Accordatevi su un lato per tutti. Il **lato I** è uguale su ogni plancia: adatto a una prima partita. Il **lato II** è diverso su ciascuna delle quattro plance; ognuno ne riceve una a caso.',
  },
  opening: {
    heading: 'La sostituzione iniziale',
    text: 'Una sola volta, prima del primo turno, puoi sostituire quante vuoi delle tue quattro carte, tutte o nessuna. Conosci già la riserva, le carte Punteggio e gli obiettivi.\nTutti scelgono **insieme**, in segreto. Quando ognuno ha scelto, le sostituzioni avvengono in ordine di turno, dal primo giocatore; le carte sostituite vanno negli scarti.\nUna carta con due scienziati dello stesso colore non si può giocare all’inizio: ogni sito ne ha uno solo per colore.',
  },
  first: {
    heading: 'Il primo giocatore',
    text: 'Il primo giocatore {first} è estratto a sorte, salvo accordo, e comincia **tutti** i round della partita. Dopo la distribuzione il mazzo ha 88, 84 o 80 carte in due, tre o quattro, meno quelle della sostituzione iniziale.',
  },
  turn: {
    heading: 'Un turno',
    text: 'La partita si gioca a round. In ogni round ciascuno gioca esattamente un turno, in senso orario dal primo giocatore. Nel tuo turno fai esattamente una di queste due cose:\n- [osservare](crew) un animale: giocare una carta;\n- [raggruppare](discard): sostituire carte e richiamare gli scienziati dagli accampamenti.\nRaggruppare è sempre permesso. È obbligatorio se nessuna delle tue carte può essere giocata. Non si passa.',
  },
  order: {
    heading: 'Ogni cosa a suo tempo',
    text: 'All’inizio: scegliere le carte da cambiare. Nel turno: scegliere una carta e un sito, oppure raggruppare con le carte da scartare.\nDopo un’osservazione il cammino, la bandiera e gli obiettivi avvengono da sé, poi si pesca; se si rinnova la riserva, lo si fa prima di scegliere la carta. In un raggruppamento si sceglie che cosa scartare **prima** di vedere le nuove carte, e il sito **dopo**.',
  },
  rounds: {
    heading: 'La fine di un round',
    text: 'Quando tutti hanno giocato:\n- Gli obiettivi completati in questo round vengono tolti, con ciò che vi resta sopra.\n- Se la [fine](seventh) è stata annunciata, la partita è finita: si conta.\n- Altrimenti ognuno può di nuovo rinnovare la riserva, e lo stesso primo giocatore comincia il round seguente.',
  },
  crew: {
    heading: 'Quale carta, e dove',
    text: 'Puoi osservare un animale su un sito dove stanno **entrambi gli scienziati della carta**: uno per colore o, se sono uguali, **due di quel colore**. Lo stesso scienziato non vale due volte.\nQuelli degli altri siti e degli accampamenti non aiutano. Non serve altro: il veicolo può non corrispondere, e dove vanno c’è sempre posto.',
  },
  stack: {
    heading: 'Posare la carta',
    text: 'La carta va in cima alla pila del suo sito. Specie e veicolo di tutte le carte restano visibili.\nDue carte sono **vicine** se una sta subito sopra l’altra nella stessa pila. Carte di siti diversi non sono mai vicine.',
  },
  walk: {
    heading: 'Il cammino',
    text: 'Lo scienziato a sinistra sulla carta cammina **di un luogo a sinistra** del sito, quello a destra **di un luogo a destra**.\n- Dal sito di sinistra: all’accampamento di sinistra, e al centro.\n- Dal centro: a sinistra, e a destra.\n- Dal sito di destra: al centro, e all’accampamento di destra.\nDevono camminare entrambi. Non c’è nulla da scegliere: quelli di un colore sono uguali.\nChi arriva in un accampamento {camp} ci resta fino al raggruppamento. Su un sito si può ripartire già nel tuo prossimo turno.',
  },
  flags: {
    heading: 'La bandiera',
    text: 'Guarda la bandiera {flag} del sito, e solo quella. Se la **casella seguente** del suo tracciato mostra il veicolo della carta, la bandiera ci va. Deve farlo, e di una casella al massimo. Altrimenti resta.\nSull’ultima casella resta per sempre.',
  },
  check: {
    heading: 'Che cosa si controlla allora',
    text: 'Se ora la pila ha sette carte, la [fine](seventh) è annunciata. Poi si controllano i tuoi [obiettivi](reward). Le stelle guadagnate sono tue subito, prima di pescare.',
  },
  draw: {
    heading: 'Pescare una carta',
    text: 'Dopo un’osservazione bisogna pescare una carta, anche nell’ultimo round:\n- una delle quattro della **riserva**; la prima del mazzo ne prende subito il posto,\n- oppure la prima del **mazzo**, alla cieca.\nLe carte della riserva tengono il loro posto, e un posto non resta mai vuoto più a lungo. Hai di nuovo quattro carte, e il tuo turno è finito.',
  },
  refresh: {
    heading: 'Rinnovare la riserva',
    text: 'Prima di pescare puoi pagare 1 stella {star}: le quattro carte della riserva vengono scartate, altre quattro arrivano dal mazzo. Poi ne prendi una, o peschi comunque alla cieca.\nÈ permesso una volta per round, quindi una volta per osservazione. Serve una stella; va bene anche quella appena avuta da un obiettivo.',
  },
  discard: {
    heading: 'Sostituire carte',
    text: 'Un raggruppamento comincia dalla mano: scarta quante carte vuoi, da nessuna a quattro, e pescane altrettante dal **mazzo**. La riserva non serve, e non può essere rinnovata.',
  },
  wages: { heading: 'Una stella a testa', text: 'Poi guadagna 1 stella {star} per ogni scienziato nei tuoi due accampamenti {camp}.' },
  return: {
    heading: 'Di nuovo al lavoro',
    text: 'Infine scegli un sito, con le nuove carte in mano: **tutti** gli scienziati di **entrambi** gli accampamenti {camp} ci vanno insieme. Non si possono dividere, e nessuno resta indietro.\nSe gli accampamenti sono vuoti, non c’è nulla da scegliere. Poi si controllano gli obiettivi, e il tuo turno è finito.',
  },
  idle: {
    heading: 'Raggruppare per niente',
    text: 'Si può raggruppare con gli accampamenti vuoti, e senza scartare nulla. Non fa niente, e niente lo vieta.',
  },
  reward: {
    heading: 'Cinque stelle',
    text: 'Tre obiettivi sono sul tavolo. Appena la tua plancia ne soddisfa uno ancora aperto, guadagni **5 stelle** {star}. Non occorre chiederlo, e non si può aspettare un momento migliore; se ne soddisfi due insieme, li guadagni entrambi.\nOgnuno può avere ogni obiettivo una volta, e ce n’è per tutti. Tieni le stelle anche se poi la plancia non lo soddisfa più, e puoi spenderle nello stesso turno.',
  },
  moment: {
    heading: 'Quando si controlla',
    text: 'Conta solo la tua plancia, e solo nel tuo turno: dopo la bandiera di un’osservazione, prima di pescare; o alla fine di un raggruppamento. Mai a metà di un cammino.',
  },
  window: {
    heading: 'Fino alla fine del round',
    text: 'Quando qualcuno ha completato un obiettivo, chi **deve ancora giocare nello stesso round** può completarlo a sua volta. Alla fine di quel round viene tolto.\nChi ha già giocato in quel round non ha più occasioni; e se l’ultimo del round è il primo a completarlo, nessun altro può farlo.',
  },
  'animal-goals': {
    heading: 'Obiettivi Animale',
    text: '- **Ecosistema equilibrato**: almeno 3 carte su ogni sito.\n- **Ricchezza della natura**: 6 carte su uno stesso sito.\n- **Lista degli avvistamenti**: tutte e 5 le specie in gioco.\n- **Soggetto di studio preferito**: 6 carte di una specie in gioco, su qualunque sito.\nTutti i numeri vogliono dire «almeno».',
  },
  'scientist-goals': {
    heading: 'Obiettivi Scienziato',
    text: '- **Ritiro degli specialisti**: i 3 scienziati di un colore negli accampamenti, in uno solo o in tutti e due.\n- **Confronto di appunti**: 3 scienziati in uno stesso accampamento.\n- **Turno del mattino**: riportare almeno 5 scienziati con un raggruppamento, i due accampamenti insieme. È il ritorno che conta.\n- **Dividiamoci**: nessun sito con più di 2 scienziati; 1 o nessuno va bene. Perciò almeno 3 devono stare negli accampamenti.',
  },
  'vehicle-goals': {
    heading: 'Obiettivi Veicolo',
    text: '- **Spedizione organizzata**: 4 carte con lo stesso veicolo in gioco. Questo parla di carte, non di bandiere.\n- **Setacciare la zona**: le tre bandiere {flag} sulla casella 2 o più avanti.\n- **Esploratori audaci**: una bandiera sulla 5ª casella dal basso, o più avanti.\n- **Direzione promettente**: una bandiera 4 caselle davanti a un’altra delle tue.',
  },
  piles: {
    heading: 'Gli scarti',
    text: 'Tutto ciò che si scarta, nella sostituzione iniziale, in un raggruppamento o rinnovando la riserva, va in una sola pila, scoperta. Ognuno può guardarla in ogni momento.',
  },
  shuffle: {
    heading: 'Quando il mazzo è vuoto',
    text: 'Quando serve una carta e il mazzo è vuoto, tutti gli scarti vengono mescolati e diventano il mazzo. Può succedere mentre si pescano più carte; ciò che si è appena scartato viene mescolato anch’esso.\nLe carte non possono mancare: anche con quattro plance piene ne restano sempre.',
  },
  seventh: {
    heading: 'La settima carta',
    text: 'Appena un sito di qualcuno ha **sette carte**, la fine è annunciata. Quel turno finisce normalmente, poi il round: tutti avranno giocato lo stesso numero di turni. Si possono ancora completare obiettivi. Se era l’ultimo del round, la partita finisce dopo quel turno.\nNulla ritira l’annuncio. Nessun sito può avere più di sette carte, e nessuno può riempirne due.',
  },
  winner: {
    heading: 'Chi vince',
    text: 'Vince il totale più alto. In caso di parità, fra chi è pari:\n- chi ha la **bandiera più avanzata** {flag} sulla casella più lontana; il valore non conta, né contano le altre bandiere;\n- poi chi possiede più stelle {star};\n- altrimenti la vittoria è condivisa.',
  },
  ...scoring,
  secrets: {
    heading: 'Chi sa che cosa',
    text: 'La tua mano è solo tua; gli altri vedono quante carte ha, e ricordano che cosa hai preso dalla riserva. Nessuno conosce l’ordine del mazzo. Tutto il resto è visibile: plance, stelle, riserva, tutti gli scarti, carte Punteggio e obiettivi.\nI bot vedono ciò che vedrebbe una persona al loro posto, e nulla di più.',
  },
  decisions: {
    heading: 'Che cosa non viene mai chiesto',
    text: 'Cammino, bandiere, obiettivi e conteggio non lasciano scelta: ci pensa il tavolo. Ricorda anche il resto: a chi tocca, chi ha rinnovato la riserva, quale obiettivo è stato completato e quando.',
  },
  always: {
    heading: 'Sempre vero',
    text: 'Ci sono 100 carte, e nove scienziati a testa, qualunque cosa accada; fra un turno e l’altro ognuno ha quattro carte in mano. Un’osservazione manda uno scienziato a sinistra e uno a destra: tanti da una parte quanti dall’altra. Le bandiere non tornano mai indietro, e non superano mai la loro pila. Una plancia porta al massimo 19 carte. Le stelle vengono da raggruppamenti e obiettivi, e se ne vanno solo per rinnovare la riserva. Alla fine tutti hanno giocato lo stesso numero di turni.',
  },
  print: {
    heading: 'Sulle carte stampate',
    text: 'Due foche con gli sci sono gemelle: le uniche due carte uguali. Sulle carte stampate gli scienziati stanno nella fascia in alto; qui stanno ai piedi, da dove partono.',
  },
  titles: {
    heading: 'Le imprese',
    text: 'Diciannove imprese si collezionano di partita in partita, e ognuna resta per sempre: vincere, anche alla pari; arrivare a 50, 60, 70 e 80 punti; una bandiera sull’ultima casella; sette animali di una specie su un sito; i tre obiettivi di una partita; vincere senza nessuno; e un bel punteggio con ciascuna delle dieci carte Punteggio. Tutti i numeri vogliono dire «almeno».\nIl loro numero dà un titolo: Turista della Tundra, da 5 Appassionato d’Artico, da 9 Viaggiatore Boreale, da 13 Professionista Polare, da 17 Esploratore Emerito.',
  },
};
