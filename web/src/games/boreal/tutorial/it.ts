import type { Lines } from '../../../kit/learn/tutorial.ts';
import type { script } from './script.ts';

export const lines: Lines<typeof script> = {
  welcome: {
    say: 'Ti diamo il benvenuto. Tra te e Iker ci sono otto rovine. Ognuno costruisce una piramide di dieci carte; vince la migliore.',
  },
  token: {
    say: 'Questo è il tuo segnalino, sulla casella **5**. Hai dunque **5 bussole** da spendere, e sono **disponibili** le carte sulle tue caselle da 1 a 5.',
  },
  discover: {
    say: 'Scopri la tua prima carta: la **Lanterna di cristallo**, per 1 bussola. Tocca la carta, poi il posto libero nella tua piramide, poi **Scopri**.',
    other: 'Bella anche questa. Comincia dalla Lanterna di cristallo: costa solo 1 e vale 3 punti.',
  },
  rest: {
    say: 'Hai pagato: il segnalino è arretrato sul 4. Poi il **riposo**: ogni carta su cui non poggia nulla porta le sue bussole, qui 1. Eccoti di nuovo sul 5. Il tabellone è stato riempito subito. Ora gioca Iker.',
  },
  swapped: {
    say: 'Iker ha scoperto una carta con un **effetto**: ha scambiato due carte del tabellone. Il suo percorso va al contrario: ciò che per te è lontano, per lui è vicino.',
  },
  locate: {
    say: 'La **Fontana assopita** vale 5 punti, ma è sulla tua casella 6, fuori portata. Scegli la carta e tocca **Individua**: va nella tua riserva, gratis, ovunque sia.',
    other: 'Si potrebbe. Ma quando ci arriverai, la Fontana assopita non ci sarà più: individuala ora.',
  },
  bonus: {
    say: 'Individuare non è costato nulla, e hai riposato. Iker è sceso sulla casella 1, dove il riposo porta **1 in più**; sulla casella 0 ne porta **2 in più**. Essere poveri qui non è poi così male.',
  },
  reserve: {
    say: 'Per ciò che è nella riserva conta solo il costo, non più la portata. Scopri da lì la **Fontana assopita** e posizionala a un capo del piano 1.',
    other: 'Più tardi, forse. Prima porta la Fontana assopita dalla riserva alla piramide.',
  },
  robbed: {
    say: 'Era la Strada del crepuscolo: quando Iker l’ha posizionata, hai **perso una bussola**. Alcuni effetti toccano l’avversario.',
  },
  effect: {
    say: 'Ora uno dei tuoi: scopri le **Terrazze viola**, a un capo del piano 1. Quando le posizioni, metti una carta del tabellone nella tua riserva.',
    other: 'Più tardi. Prima le Terrazze viola, a un capo del piano 1: proviamo il loro effetto.',
  },
  archive: {
    say: 'Prendi la **Galleria delle corone** sulla tua casella 1. È un **Archivio**: forte, ma puoi averne uno solo in tutta la partita.',
    other: 'È permesso, ma l’Archivio sulla tua casella 1 è una preda migliore.',
  },
  removed: {
    say: 'La carta di Iker ne ha **rimossa** una dalla partita: non voleva lasciartela. Un’altra ha preso la sua colonna. Il tabellone non aspetta mai.',
  },
  climb: {
    say: 'È ora di salire. Scopri la **Galleria delle corone** dalla riserva e posizionala al **piano 2**, su due carte. Quelle due sono coperte: le loro bussole non contano più.',
    other: 'Il piano 1 può aspettare: posiziona la Galleria delle corone al piano 2, su due carte.',
  },
  look: {
    say: 'Il suo effetto mostra soltanto a te le prime tre carte del mazzo. Prendi lo **Stagno dell’airone**: ha due famiglie, blu e verde. Le altre vanno sotto il mazzo.',
    other: 'Invitante. Per ora prendi lo Stagno dell’airone: potrai pagarlo al prossimo turno.',
  },
  exchanged: {
    say: 'Eri sulla casella 0: il riposo ha aggiunto 2. E Iker ha appena **scambiato** due carte della sua piramide: ti manca solo l’effetto che fa guadagnare bussole. Se mai nulla fosse possibile, si passerebbe; non succede quasi mai.',
  },
  last: {
    say: 'Tocca ancora a te. Scopri lo **Stagno dell’airone** dalla riserva e mettilo dove vuoi. Guarda i numeri nei posti liberi: i punti guadagnati, e dove starà il segnalino.',
    other: 'Usiamo ciò che hai: lo Stagno dell’airone, nella tua riserva.',
  },
  scores: {
    say: 'Ecco come si conta: piano per piano, quanto valgono i **libri** delle tue carte. Alcuni portano un numero, altri contano le carte adiacenti, il piano o le tue famiglie. Riserva e bussole non contano.',
  },
  end: {
    say: 'La partita finisce con la **decima carta** di una piramide. Se la posiziona chi ha cominciato, l’avversario ha un ultimo turno. A parità, vince chi ha meno carte.',
  },
};
