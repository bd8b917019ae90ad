import type { HelpParagraph } from '@banquise/kernel';

export const help: readonly HelpParagraph[] = [
  {
    heading: 'Lo scopo',
    body: 'Impili carte Animale su una pila tutta tua. Alla fine le carte vicine dello stesso animale formano serie che danno punti; danno punti anche il numero di serie diverse e la posizione raggiunta sul Paesaggio dal tuo Animale Totem segreto.',
    clauses: ['ARC-66', 'ARC-67', 'ARC-68', 'ARC-69'],
  },
  {
    heading: 'Le carte',
    body: 'Una carta mostra un animale principale, un animale associato, un valore di posa e un valore di pesca, la cui somma è sempre 6. La carta in cima alla tua pila, se è scoperta, è la tua carta visibile: dice quante carte peschi in questo turno e quante ne poserai nel prossimo.',
    clauses: ['ARC-1', 'ARC-20', 'ARC-38'],
  },
  {
    heading: 'La preparazione',
    body: 'Si mescolano tanti mazzetti da 30 carte quanti sono i giocatori; 5, 10 o 15 carte (in 2, 3 o 4) si mettono da parte: sono la Riserva. Ognuno riceve 3 carte e un Totem segreto. Sei carte formano il Fiume, i sei segnalini partono dal valore 3 e ogni carta Potere mostra una delle sue due facce.',
    clauses: ['ARC-6', 'ARC-7', 'ARC-8', 'ARC-9', 'ARC-10', 'ARC-12', 'ARC-13'],
  },
  {
    heading: 'Fase A: posare carte',
    body: 'Posi tante carte della mano quanto indica il valore di posa della tua carta visibile, una dopo l’altra in cima alla pila, nell’ordine che vuoi. Senza carta visibile, come al primo turno, ne posi 1.',
    clauses: ['ARC-15', 'ARC-20', 'ARC-22'],
  },
  {
    heading: 'Le carte mancanti',
    body: 'Se hai troppo poche carte, le posi tutte e, per ciascuna che manca, una carta del mazzo va coperta nella tua Zona di penalità. Ognuna costa 1 punto alla fine. Se mazzo e Riserva sono esauriti, si usano le carte del Fiume e poi segnalini penalità.',
    clauses: ['ARC-25', 'ARC-26'],
  },
  {
    heading: 'Le carte Potere',
    body: 'Dopo la posa devi prendere la carta Potere dell’animale principale della tua carta visibile, dal centro o da chi la possiede, e la tieni finché qualcuno non te la prende. Usare un potere è sempre facoltativo. Quelli delle fasi B e C valgono subito, quelli della fase A dal tuo turno successivo.',
    clauses: ['ARC-16', 'ARC-17', 'ARC-27', 'ARC-28'],
  },
  {
    heading: 'Fase B: muovere i segnalini',
    body: 'I segnalini dei due animali della tua carta visibile si muovono di un passo. Se nessuno è a un’estremità del Paesaggio, scegli quale va a destra; l’altro va a sinistra. Un segnalino a un’estremità torna verso il centro e l’altro va nella direzione opposta. Se ci sono entrambi, entrambi tornano verso il centro.',
    clauses: ['ARC-30', 'ARC-31', 'ARC-32', 'ARC-33'],
  },
  {
    heading: 'Fase C: pescare',
    body: 'Prendi dal Fiume tante carte quanto il tuo valore di pesca, poi il Fiume si riporta a sei. Se ora hai più di 7 carte in mano, scarti quelle in eccesso, a scelta, nella tua Zona di penalità.',
    clauses: ['ARC-38', 'ARC-39', 'ARC-40', 'ARC-41', 'ARC-42'],
  },
  {
    heading: 'I poteri della posa',
    body: 'La Pulcinella di mare scambia una carta con il Fiume o riprende la carta visibile; l’Alce può cambiare di 1 il valore di posa; la Volpe manda l’ultima carta in fondo alla pila, oppure coperta sotto la carta visibile come jolly. Si applicano in quest’ordine.',
    clauses: ['ARC-45', 'ARC-46', 'ARC-53', 'ARC-55', 'ARC-56', 'ARC-57'],
  },
  {
    heading: 'I poteri del movimento e della pesca',
    body: 'Il Tricheco muove un segnalino di un altro passo. L’Orso polare cede una penalità (la più recente) o permette di pescare tra le proprie. L’Orca rifornisce il Fiume carta per carta o permette di pescare alla cieca. L’Alce può cambiare di 1 il valore di pesca.',
    clauses: ['ARC-44', 'ARC-48', 'ARC-49', 'ARC-50', 'ARC-51', 'ARC-52'],
  },
  {
    heading: 'La fine della partita',
    body: 'Quando una carta deve venire dal mazzo vuoto, la Riserva diventa il mazzo finale. Si gioca normalmente fino al turno, escluso, di chi ha il segnalino Impronta. Poi tutti, a cominciare da quel giocatore, fanno un ultimo turno con le sole fasi A e B.',
    clauses: ['ARC-60', 'ARC-61', 'ARC-62', 'ARC-64'],
  },
  {
    heading: 'Il punteggio',
    body: 'Per ogni animale conta solo la tua serie più lunga: 2, 3, 4, 5, 6 o più carte danno 1, 3, 6, 10, 15 punti. La stessa tabella vale per il numero di animali con una serie. Aggiungi il valore del Paesaggio sotto il segnalino del tuo Totem e togli 1 per ogni penalità. In parità vince chi viene prima nell’ordine di turno.',
    clauses: ['ARC-67', 'ARC-68', 'ARC-69', 'ARC-72'],
  },
  {
    heading: 'I jolly',
    body: 'Ogni carta coperta della tua pila vale come una carta di un solo animale, dove ti rende di più: allunga una serie, unisce due serie dello stesso animale o forma una serie con altri jolly. La scelta migliore è calcolata per te.',
    clauses: ['ARC-70', 'ARC-71'],
  },
  {
    heading: 'Che cosa è segreto',
    body: 'Mani, Totem, penalità e carte coperte sono noti solo al loro proprietario. Le carte prese dal Fiume le hanno viste tutti, come ciò che è posato scoperto. Appena un giocatore mette via coperta una carta della mano, gli altri non possono più essere sicuri di quale fosse. Un dono è noto anche a chi l’ha fatto, una carta del Fiume a tutti.',
    clauses: ['ARC-10', 'ARC-25', 'ARC-42', 'ARC-56'],
  },
];
