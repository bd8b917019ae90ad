import type { HelpParagraph } from '@banquise/kernel';

export const help: readonly HelpParagraph[] = [
  {
    heading: 'L’idea del gioco',
    body: 'Tre spedizioni partono dalla rosa dei venti, nell’Europa del Nord, e attraversano il mondo. Non sono di nessuno: ognuno le fa avanzare tutte e tre e cerca di portarle ai luoghi delle proprie carte.',
    clauses: ['EXP-1', 'EXP-3'],
  },
  {
    heading: 'Il tabellone',
    body: 'I dischi verdi sono gli 80 luoghi, ciascuno con la sua carta. Un disco blu dà una freccia bonus, un disco rosso un biglietto. Tre mezzi dischi rossi sul bordo sinistro sono tutt’uno con quelli alla stessa altezza sul bordo destro: lì si attraversa il Pacifico.',
    clauses: ['EXP-1', 'EXP-2', 'EXP-6', 'EXP-33'],
  },
  {
    heading: 'Preparazione',
    body: 'Ognuno riceve 12 carte segrete in 2 o 3 giocatori, 9 se si è di più, e 3 biglietti. Sei carte scoperte sono gli obiettivi comuni, tutti ad almeno 3 segmenti dalla partenza. Una mano contiene sempre almeno quattro luoghi così lontani.',
    clauses: ['EXP-16', 'EXP-17', 'EXP-18', 'EXP-19'],
  },
  {
    heading: 'I luoghi chiave',
    body: 'A turno, un gettone alla volta, ognuno segna quattro luoghi della propria mano ad almeno 3 segmenti dalla partenza. Da quel momento tutti sanno che hai quelle quattro carte, ma ogni gettone recuperato vale un punto, e ogni gettone rimasto sul tabellone ne costa uno.',
    clauses: ['EXP-20', 'EXP-21', 'EXP-22', 'EXP-23'],
  },
  {
    heading: 'Il tuo turno',
    body: 'Prolunga una spedizione di una freccia: è obbligatorio finché si può posare una freccia. Prima o dopo puoi usare fino a due biglietti. Poi dichiara finito il turno.',
    clauses: ['EXP-24', 'EXP-25', 'EXP-26', 'EXP-28'],
  },
  {
    heading: 'Posare una freccia',
    body: 'Una spedizione prosegue dalla punta della sua ultima freccia, la prima volta dalla rosa dei venti. Non usa mai due volte lo stesso segmento, in nessuna direzione. Gli altri colori non la intralciano. Ogni colore ha 45 frecce.',
    clauses: ['EXP-29', 'EXP-30', 'EXP-31', 'EXP-32'],
  },
  {
    heading: 'Raggiungere un luogo',
    body: 'Chi ha la carta di un luogo raggiunto la posa subito scoperta davanti a sé, anche se non è il suo turno, e riprende il gettone che vi si trova. Un obiettivo comune va a chi ha posato la freccia e viene sostituito dal mazzo.',
    clauses: ['EXP-37', 'EXP-38', 'EXP-39', 'EXP-40', 'EXP-42'],
  },
  {
    heading: 'Dischi rossi e blu',
    body: 'Su un disco rosso guadagni un biglietto. Su un disco blu puoi posare subito un’altra freccia, su una spedizione qualsiasi; anche questa ha i suoi effetti, e i bonus possono susseguirsi.',
    clauses: ['EXP-44', 'EXP-45', 'EXP-47'],
  },
  {
    heading: 'Gli anelli',
    body: 'Quando una spedizione raggiunge un disco che ha già visitato, rosa dei venti compresa, forma un anello e non ha più una punta libera. Puoi posare subito una freccia in più di quel colore, da un disco qualsiasi che ha visitato. Su un disco blu viene prima la ripartenza, poi la freccia bonus. Se rinunci alla ripartenza, chi prolungherà più tardi questa spedizione avrà la stessa scelta.',
    clauses: ['EXP-48', 'EXP-52', 'EXP-55', 'EXP-57', 'EXP-58'],
  },
  {
    heading: 'Biglietti: una freccia in più o in meno',
    body: 'Con un biglietto posi una freccia in più su una spedizione, oppure togli l’ultima freccia di una di esse. Dopo averla tolta, il disco da cui partiva vale come raggiunto: si posano le carte in mano, rosso e blu danno il loro premio, ma non si prende un obiettivo comune. Se così resta un anello, puoi farlo ripartire. Quello che era vinto resta vinto.',
    clauses: ['EXP-59', 'EXP-60', 'EXP-61', 'EXP-62', 'EXP-63'],
  },
  {
    heading: 'Biglietti: scambiare una carta',
    body: 'Con un biglietto puoi anche guardare le prime due carte del mazzo. Tienine una e metti l’altra sotto il mazzo, seguita da una carta della tua mano; oppure rimettile tutte e due. Nessuno vede che cosa scegli. Se rendi la carta di un luogo chiave, il gettone resta per sempre sul tabellone.',
    clauses: ['EXP-64', 'EXP-65', 'EXP-66'],
  },
  {
    heading: 'Fine della partita',
    body: 'Quando qualcuno posa l’ultima carta della sua mano, o quando tutte le 135 frecce sono sul tabellone, si finisce il giro perché tutti abbiano giocato lo stesso numero di turni.',
    clauses: ['EXP-67', 'EXP-68', 'EXP-69', 'EXP-70', 'EXP-71'],
  },
  {
    heading: 'Punteggio',
    body: 'Un punto per ogni carta posata davanti a te e per ogni gettone recuperato; un punto in meno per ogni carta rimasta in mano e per ogni tuo gettone rimasto sul tabellone. A parità vince chi ha più biglietti; altrimenti la vittoria è condivisa.',
    clauses: ['EXP-72', 'EXP-73'],
  },
];
