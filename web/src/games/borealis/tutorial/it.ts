import type { Lines } from '../../../kit/learn/tutorial.ts';
import type { script } from './script.ts';

export const lines: Lines<typeof script> = {
  welcome: {
    say: 'Ti diamo il benvenuto nel Grande Nord. Questa è la tua plancia: **tre siti** dove si osservano gli animali, e un accampamento a ogni capo. Su ogni sito, uno scienziato giallo, uno rosa e uno blu.',
  },
  replace: {
    say: 'Le tue prime quattro carte. La volpe chiede **due gialli** sullo stesso sito, e tu ne hai uno per sito. Toccala, poi cambiala.',
    other: 'Le altre tre vanno bene. Scegli solo la volpe: due scienziati gialli e una stella.',
  },
  observe: {
    say: 'Ora **osserva**: scegli la civetta in dirigibile, poi il sito centrale. Il blu andrà a sinistra, il rosa a destra. La casella seguente del tracciato mostra un dirigibile: salirà anche la bandiera.',
    other: 'Si può giocare anche quello. Prova prima la civetta in dirigibile al centro: lì la bandiera sale.',
  },
  take: {
    say: 'Dopo ogni osservazione si **pesca una carta**. Prendi la civetta della riserva: più animali di una specie sullo stesso sito valgono sempre di più.',
    other: 'Bella carta. Per ora prendi la civetta: ne hai già una.',
  },
  camp: {
    say: 'Tocca a te. Gioca la foca in kayak a **sinistra**. Il rosa va a sinistra, fuori dal sito: **nell’accampamento**. Lì la casella seguente non mostra il kayak, quindi la bandiera resta.',
    other: 'Gioca la foca in kayak sul sito di sinistra: vedrai qualcuno andare all’accampamento.',
  },
  draw: {
    say: 'Questa volta pesca dal **mazzo**, alla cieca. Nessuno saprà che cosa hai.',
    other: 'Si può. Per una volta lascia fare alla fortuna: pesca dal mazzo.',
  },
  twins: {
    say: 'Questa civetta chiede **due rosa**. A destra ora ce ne sono due: uno è venuto dal centro. Queste carte portano una **stella**: un punto in più alla fine.',
    other: 'Scegli la civetta con la stella, poi il sito di destra.',
  },
  refresh: {
    say: 'La riserva non ti piace? Una volta per round, **una tua stella cambia tutte e quattro le carte**. Prova.',
    other: 'Cambia prima la riserva: il pulsante con le due frecce.',
  },
  bear: {
    say: 'Quattro carte nuove. Prendi l’orso con gli sci: i suoi due colori sono al centro, e lì la casella seguente mostra gli sci.',
    other: 'Prendi l’orso con gli sci. Al centro va bene.',
  },
  goals: {
    say: 'Guarda gli **obiettivi**. Chi ne completa uno per primo guadagna **5 stelle**; gli altri hanno tempo solo fino alla fine del round. Qui: tutte e cinque le specie; tre scienziati in un accampamento; le tre bandiere sulla casella 2 o più avanti.',
  },
  objective: {
    say: 'Tre round dopo. Due dei tuoi sono nell’accampamento di sinistra. Gioca la foca in sottomarino a sinistra: con il rosa saranno **tre**. Ed è la tua terza foca qui.',
    other: 'Guarda l’accampamento di sinistra: ancora uno, e l’obiettivo è tuo. Gioca la foca in sottomarino a sinistra.',
  },
  seal: {
    say: '**5 stelle**, subito e senza chiedere nulla. Ora pesca: prendi la foca, una quarta raddoppierebbe quel che valgono.',
    other: 'Prendi la foca, il sito di sinistra la aspetta.',
  },
  regroup: {
    say: 'Due delle tue carte non trovano più nessuno: è ora di **raggruppare**. Tocca Raggruppa, poi tocca le due carte in sottomarino per scartarle. Ognuno dei quattro scienziati negli accampamenti porta **una stella**.',
    other: 'Tocca Raggruppa, e tocca le due carte in sottomarino. Tieni le altre due.',
  },
  return: {
    say: 'Hai visto le nuove carte; ora **tornano tutti e quattro su un solo sito**. La carta Punteggio Festa d’addio conta il tuo sito più affollato: scegli quello di destra.',
    other: 'Possono andare anche lì. A destra sarebbero in otto: Festa d’addio varrebbe 16.',
  },
  scores: {
    say: 'Se la partita finisse ora: **gruppi** di animali, **caselle** delle bandiere, **stelle** delle carte, le due **carte Punteggio** e le stelle che **possiedi**.',
  },
  end: {
    say: 'La fine arriva con la **settima carta** su un sito, tuo o di un altro: si finisce il round, poi si conta. È tutto. Buona spedizione!',
  },
};
