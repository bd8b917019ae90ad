import type { Lines } from '../../../kit/learn/tutorial.ts';
import type { script } from './script.ts';

export const lines: Lines<typeof script> = {
  welcome: {
    say: 'Ti diamo il benvenuto tra i ghiacci. Le tue carte si allineeranno qui; vicine dello stesso animale fanno **serie**. Accanto c’è il tuo **Totem** segreto: toccalo per vederlo.',
  },
  card: {
    say: 'Una carta ha due cifre. Quella scura: quante carte **posi** al turno dopo. Quella bianca: quante ne **peschi** in questo turno. Insieme fanno sempre sei.',
  },
  first: {
    say: 'Nel tuo primo turno posi una carta. Scegli **Pulcinella di mare 3** e posala.',
    other: 'Andrebbe bene anche quella. Ma cominciamo con Pulcinella di mare 3: ne aspettano altre.',
  },
  tokens: {
    say: 'Hai preso il **potere** della Pulcinella di mare. Ora i due animali della tua carta, Pulcinella e Alce, fanno un passo: uno a destra, l’altro a sinistra. Manda l’**Alce a destra**.',
    other: 'Si può fare. Questa volta però l’Alce va a destra.',
  },
  draw: {
    say: 'La tua carta dice: pesca **3**. Prendi **Orca 5**, **Pulcinella di mare 4** e **Orso polare 2** dal Fiume, insieme o una alla volta.',
    other: 'Buona scelta anche questa. Per ora prendi Orca 5, Pulcinella di mare 4 e Orso polare 2.',
  },
  power: {
    say: 'Iker ha posato un Tricheco e ne ha preso il potere. Vale **subito**: il segnalino ha fatto un passo in più. La tua Pulcinella è un potere di posa: questi valgono **dal tuo turno successivo**. Cioè adesso.',
  },
  swap: {
    say: 'Prima della posa la Pulcinella di mare ti permette uno scambio. Scegli **Orso polare 2** nella tua mano, poi **Volpe 4** nel Fiume, e scambia.',
    other: 'Potresti. Ma proviamo la Pulcinella: Orso polare 2 per la Volpe 4 del Fiume.',
  },
  three: {
    say: 'In cima c’è Pulcinella di mare 3, quindi posi **tre** carte. Scegli le due **Pulcinelle**, poi **Orca 5** per ultima. Finché niente è posato puoi cambiare l’ordine.',
    other: 'Prima le due Pulcinelle, per ultima Orca 5: così tre pulcinelle stanno una accanto all’altra.',
  },
  run: {
    say: 'Tre pulcinelle di fila: una serie di tre, **3 punti**. Quattro ne varrebbero 6, cinque 10, sei 15. Di ogni animale conta solo la serie più lunga.',
  },
  orca: {
    say: 'L’ultima carta decide: in cima c’è l’Orca, quindi il suo potere è tuo, e si muovono Orca e Orso polare. Come preferisci.',
  },
  blind: {
    say: 'Orca 5 pesca solo **1**. Il suo potere vale subito: invece che dal Fiume puoi prendere la carta in cima al **mazzo**, senza vederla. Prova.',
    other: 'Anche il Fiume è permesso. Ma questa volta prova il mazzo.',
  },
  five: {
    say: 'Ecco il prezzo: Orca 5 chiede **cinque** carte, e tu ne hai tre. Iker, intanto, ha rinunciato al suo passo in più: un potere non obbliga mai.',
  },
  short: {
    say: 'Rinunci anche tu allo scambio e posi tutto ciò che hai: **Alce 2**, **Volpe 4** e per ultima **Volpe 1**.',
    other: 'Posa Alce 2, poi Volpe 4, poi Volpe 1: così le volpi stanno insieme e Volpe 1 in cima.',
  },
  penalty: {
    say: 'Mancavano due carte: due carte del mazzo sono andate coperte nelle tue **penalità**, −1 punto l’una. Un piccolo prezzo, ogni tanto; puoi guardarle.',
  },
  'end-of-land': {
    say: 'Si muovono Volpe e Alce. Manda l’**Alce a destra**, sul 15. Da un’estremità un segnalino può solo tornare.',
    other: 'Questa volta manda l’Alce all’estremità: vediamo che cosa succede lì.',
  },
  many: {
    say: 'Volpe 1 pesca **cinque**. Prendine cinque a piacere. E ora hai il potere della Volpe, per il tuo prossimo turno.',
    other: 'Dal Fiume, per favore: cinque carte a tua scelta.',
  },
  rival: {
    say: 'Molte cose insieme: con l’**Alce** Iker ha portato la sua posa a 6, gli mancava una carta, e con l’**Orso** l’ha ripresa dalle penalità mentre pescava. E la sua carta Orso ha fatto tornare dall’estremità il segnalino dell’Alce.',
  },
  sides: {
    say: 'Ogni potere ha un **altro lato**, per altre partite: l’Orso cede penalità, l’Alce fa pescare una carta in più o fermarsi prima, la Pulcinella di mare riprende in mano la carta visibile.',
  },
  wild: {
    say: 'Volpe 1 chiede una carta sola. Con il potere della Volpe scegli una carta e tocca **Jolly sotto**: si infila coperta sotto la tua carta visibile e vale l’animale che vuoi.',
    other: 'Questa volta usa la Volpe: una carta, poi «Jolly sotto».',
  },
  again: {
    say: 'Due volpi con un jolly in mezzo: una serie di tre. Volpe 1 è ancora in cima, quindi Volpe e Alce si muovono di nuovo. Come preferisci.',
  },
  full: { say: 'Pesca ancora cinque carte, dal Fiume o, grazie all’Orca, dal mazzo. Ne avrai nove.' },
  seven: { say: 'Nove sono troppe: a fine turno se ne tengono **sette**. Scegline due per le tue penalità.' },
  scores: {
    say: 'Ecco quanto varrebbe adesso: le tue serie, un premio per **due animali** in serie, il posto del tuo **Totem** il Tricheco, meno quattro penalità. Spingi il Tricheco a destra!',
  },
  end: {
    say: 'Quando il mazzo è esaurito si apre la **Riserva**; poco dopo tutti hanno un ultimo turno senza pescare. Continua da qui, se vuoi.',
  },
};
