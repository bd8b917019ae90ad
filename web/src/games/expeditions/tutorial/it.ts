import type { Lines } from '../../../kit/learn/tutorial.ts';
import type { script } from './script.ts';

export const lines: Lines<typeof script> = {
  welcome: {
    say: 'Tre spedizioni lasceranno la rosa dei venti: la gialla, la rossa e la blu. Non sono di nessuno, tutti prolungano tutte e tre. Le tue dodici carte sono i luoghi dove vuoi portarle.',
  },
  mark: {
    say: 'Per prima cosa segna un **luogo chiave**, ad almeno tre segmenti dalla partenza. Raggiunto, vale un punto in più; mancato, ne costa uno. Scegli il **Sahara**, poi **Segna Sahara**.',
    other: 'Andrebbe bene anche quello. Stavolta ci serve il Sahara.',
  },
  marked: {
    say: 'Altri tre tuoi luoghi sono segnati, e quattro dell’avversario: di lui conosci dunque quattro carte. I tratti viola sono gli **obiettivi comuni**, come le Isole Canarie: li prende chi vi porta una freccia.',
  },
  first: {
    say: 'A ogni turno devi posare una freccia. I cerchi mostrano dove può arrivare. **Atene** è nella tua mano: sceglila, poi la **gialla**.',
    other: 'Anche questa è una buona strada, ma la gialla ad Atene ti fa posare subito una carta.',
  },
  over: {
    say: 'La carta è davanti a te: ora vale +1, non più −1. **Finisci il turno** e guarda.',
    other: 'Potresti spendere un biglietto. Tienilo per il prossimo turno: finisci questo.',
  },
  blue: {
    say: 'La rossa ha toccato un disco **blu**, l’Europa orientale. Dà subito un’altra freccia, per una spedizione qualsiasi: la rossa ha proseguito verso il Mar Caspio.',
  },
  way: {
    say: 'Il Sahara è a due frecce dalla gialla. Posa la prima, verso **Giza**.',
    other: 'Di lì si va altrove: la gialla deve andare a Giza.',
  },
  ticket: {
    say: 'Manca una freccia, e un **biglietto** la compra: scegli il biglietto **Freccia**, poi il **Sahara**. Al massimo due biglietti per turno, prima o dopo la tua freccia.',
    other: 'Un biglietto serve anche a quello. Ora prendi il biglietto Freccia e tocca il Sahara.',
  },
  token: {
    say: 'La carta è posata e il gettone è tornato: ciascuno valeva −1, ora vale +1. Finisci il turno.',
    other: 'Tieni i biglietti: serviranno. Finisci il turno.',
  },
  loop: {
    say: 'L’avversario ha portato la gialla a Timgad e posato quella carta. La gialla è già passata da Atene: una freccia che vi ritorna chiude un **anello**. Posala.',
    other: 'Possibile, ma senza anello. La gialla, da Timgad ad Atene.',
  },
  restart: {
    say: 'Un anello non ha più punta. Puoi far ripartire subito la spedizione, da **qualsiasi disco che ha visitato**. Da Timgad raggiunge la **Penisola iberica**, un disco blu: vai lì.',
    other: 'Può ripartire anche da lì. Il disco blu rende di più: la Penisola iberica.',
  },
  common: {
    say: 'Blu: una **freccia bonus**. Porta la gialla alle **Isole Canarie**: un obiettivo comune va a chi posa la freccia.',
    other: 'Si può. Ma le Isole Canarie valgono un punto.',
  },
  three: {
    say: 'Tre frecce in un turno, e si scopre un nuovo obiettivo comune. Finisci il turno.',
    other: 'Più tardi. Finisci il turno.',
  },
  remove: {
    say: 'L’avversario ha raggiunto un luogo chiave. Ora un trucco: il biglietto **Togli** toglie l’ultima freccia di una spedizione. Ciò che è posato resta; il disco da cui partiva vale come raggiunto. Togli quella della **gialla**.',
    other: 'Prima il biglietto Togli, poi la spedizione gialla.',
  },
  again: {
    say: 'La Penisola iberica ha dato il suo bonus una seconda volta. **Terranova** è nella tua mano: portaci la gialla.',
    other: 'Si può, ma la gialla a Terranova ti fa posare una carta.',
  },
  exchange: {
    say: 'Il terzo uso: **Scambia**. Guardi le prime due carte del mazzo e puoi tenerne una in cambio di una delle tue.',
    other: 'Prima il biglietto Scambia.',
  },
  keep: {
    say: 'Hai pescato **Banff**, a due frecce dalla gialla; il **Fiume Amur**, nella tua mano, è dall’altra parte del mondo. Tieni Banff, rendi l’Amur.',
    other: 'Questione di gusti. Qui: tieni Banff, rendi Fiume Amur.',
  },
  red: {
    say: 'La tua freccia del turno è ancora da posare: un biglietto non la sostituisce mai. I dischi **rossi** danno un biglietto: porta la gialla alla **Baia di Hudson**.',
    other: 'Si può. La Baia di Hudson dà un biglietto, ed è sulla via di Banff.',
  },
  gained: { say: 'Hai di nuovo un biglietto. Finisci il turno.', other: 'Conservalo. Finisci il turno.' },
  banff: {
    say: 'L’avversario ha guardato due carte; nessuno vede se ne ha tenuta una. E ora la gialla a **Banff**, la carta scambiata.',
    other: 'Possibile. Ma Banff ti fa posare una carta.',
  },
  watch: {
    say: 'Cinque carte sono posate. Finisci ancora una volta il turno, e guarda la rossa.',
    other: 'Per ora basta: finisci il turno.',
  },
  both: {
    say: 'La rossa ha chiuso un anello **su un disco blu**. Questo dava una ripartenza e poi una freccia bonus. Si può rinunciare a entrambe, e così è stato.',
  },
  scores: {
    say: 'Ora si conterebbe così: +1 per ogni carta posata e gettone recuperato, −1 per ogni carta in mano e gettone sul tabellone. In parità decidono i biglietti.',
  },
  passage: {
    say: 'Ancora una cosa: i mezzi dischi **I, II e III** ai bordi sono passaggi. Ciascuno è un solo disco rosso, disegnato da entrambe le parti: si entra di qua, si esce di là.',
  },
  finish: {
    say: 'Quando qualcuno ha posato l’ultima carta della mano, o tutte le 135 frecce sono posate, si finisce il round. È tutto. Il mondo è tuo!',
  },
};
