import type { Strong } from '../../../kit/learn/book.ts';

/** What went with victories in games of the net against itself; docs/strategy says how it was counted. */
export const strong: Strong = {
  games: 7843,
  lines: {
    en: [
      'Blue and green pay, yellow does not. Near the end four blue cards in the pyramid won 60% (58–62) of the games, none 39% (35–43); four green ones 56% (54–59), none 41% (36–46); four yellow ones 43% (40–47).',
      'Build what you reserve. Past the middle of the game an empty reserve won 53% (52–54), two cards in it 40% (37–43), three 26% (20–34).',
      'Keep up in cards. Seven in the pyramid by then won 53% (52–55), four 41% (37–45).',
      'Good to have: Sleeping Fountain 59% (57–60), Tree of Light 58% (56–59), Dome of Falling Stars 56% (55–58). Less so: Cliff Colossus 37% (34–41), Canyon Pillars 43% (41–44).',
      'Who begins does not matter: 50% (49–51).',
    ],
    fr: [
      'Le bleu et le vert rapportent, le jaune non. Vers la fin, quatre cartes bleues dans la pyramide ont gagné 60 % (58–62) des parties, aucune 39 % (35–43) ; quatre vertes 56 % (54–59), aucune 41 % (36–46) ; quatre jaunes 43 % (40–47).',
      'Construisez ce que vous réservez. Passé la moitié de la partie, une réserve vide a gagné 53 % (52–54), deux cartes dedans 40 % (37–43), trois 26 % (20–34).',
      'Ne prenez pas de retard en cartes. À ce moment, sept dans la pyramide ont gagné 53 % (52–55), quatre 41 % (37–45).',
      'De bonnes cartes : Fontaine endormie 59 % (57–60), Arbre de lumière 58 % (56–59), Dôme des étoiles filantes 56 % (55–58). De moins bonnes : Colosse de la falaise 37 % (34–41), Piliers du canyon 43 % (41–44).',
      'Commencer ou non ne change rien : 50 % (49–51).',
    ],
    it: [
      'Il blu e il verde rendono, il giallo no. Verso la fine quattro carte blu nella piramide hanno vinto il 60% (58–62) delle partite, nessuna il 39% (35–43); quattro verdi il 56% (54–59), nessuna il 41% (36–46); quattro gialle il 43% (40–47).',
      'Costruisci ciò che metti in riserva. Passata la metà della partita una riserva vuota ha vinto il 53% (52–54), con due carte il 40% (37–43), con tre il 26% (20–34).',
      'Non restare indietro con le carte. A quel punto sette nella piramide hanno vinto il 53% (52–55), quattro il 41% (37–45).',
      'Buone carte: Fontana assopita 59% (57–60), Albero di luce 58% (56–59), Cupola delle stelle cadenti 56% (55–58). Meno buone: Colosso della rupe 37% (34–41), Pilastri del canyon 43% (41–44).',
      'Chi comincia non conta: 50% (49–51).',
    ],
  },
};
