import { paragraphs } from './fr-rules.ts';
import type { Words } from './plan.ts';

export const words: Words = {
  lead: 'Trois expéditions qui ne sont à personne, et une main pleine de lieux où vous aimeriez les mener.',
  short: {
    idea: {
      heading: 'Le but',
      text: 'Menez les trois expéditions aux lieux de vos cartes. Chaque carte posée vaut 1 point, chaque carte restée en main en coûte 1. Quatre d’entre elles portent un jeton {token} : elles comptent double.',
    },
    turn: {
      heading: 'Un tour',
      text: 'Posez une flèche : prolongez une expédition depuis sa pointe, jamais deux fois sur le même segment. Utilisez jusqu’à deux tickets {ticket}. Finissez votre tour.',
    },
    reach: {
      heading: 'Atteindre un lieu',
      text: 'Qui a sa carte la pose, même hors de son tour, et récupère son jeton. Un objectif commun {common} va à qui a posé la flèche.',
    },
    nodes: {
      heading: 'Rouge et bleu',
      text: 'Rouge {red} : un ticket. Bleu {blue} : une autre flèche aussitôt, pour n’importe quelle expédition.',
    },
    loops: {
      heading: 'Les boucles',
      text: 'Une expédition qui retrouve son propre chemin ferme une boucle {loop} : vous pouvez la relancer aussitôt, depuis n’importe quel rond qu’elle a visité.',
    },
    tickets: {
      heading: 'Les tickets',
      text: 'Une flèche de plus {ticket-arrow} ; ou retirer la dernière flèche d’une expédition {ticket-remove} ; ou échanger une carte {ticket-exchange}.',
    },
    end: {
      heading: 'La fin',
      text: 'Quand quelqu’un a posé toute sa main, ou que toutes les flèches sont posées, on termine la manche. Le plus de points gagne ; à égalité, le plus de tickets.',
    },
  },
  aid: {
    turn: {
      heading: 'Votre tour',
      text: '- **1 flèche**, obligatoire\n- **0 à 2 tickets**, avant ou après\n- bonus et relance : aussitôt, ou perdus\nDepuis la pointe ; pas encore partie : {start} ; en boucle : tout rond visité. Un segment, une fois par couleur.',
    },
    reached: {
      heading: 'Une flèche aboutit à',
      text: '- {green} carte en main : posée par qui l’a, {token} récupéré\n- {common} objectif commun : à vous, remplacé\n- {red} +1 {ticket}\n- {blue} +1 flèche, au choix\n- {start} rien',
    },
    loop: {
      heading: 'Boucle',
      text: '- {loop} un rond que la même couleur a visité\n- {restart} 1 flèche de cette couleur, de tout rond visité\n- sur du bleu : relance, puis bonus',
    },
    tickets: {
      heading: 'Tickets',
      text: '- {ticket-arrow} une flèche de plus\n- {ticket-remove} retirer la dernière flèche d’une couleur ; le rond d’où elle partait compte comme atteint (sauf objectif commun)\n- {ticket-exchange} voir 2 cartes, en garder 1 contre 1, ou aucune',
    },
    setup: {
      heading: 'Mise en place',
      text: '- 12 cartes (2–3 joueurs), 9 cartes (4–6)\n- 3 {ticket}, 4 {token} sur des lieux éloignés : 3 segments au moins\n- 6 {common}, tous éloignés',
    },
    score: {
      heading: 'Points',
      text: '- +1 carte posée, +1 {token} récupéré\n- −1 carte en main, −1 {token} sur le plateau\n- égalité : {ticket}',
    },
    end: { heading: 'La fin', text: '- une main vide, ou 135 flèches posées\n- on termine la manche' },
  },
  chapters: {
    table: 'Le plateau et le matériel',
    setup: 'Avant le voyage',
    turn: 'Un tour',
    arrows: 'Les flèches',
    reach: 'Arriver',
    loops: 'Les boucles',
    tickets: 'Les tickets',
    end: 'La fin de la partie',
    atlas: 'Les quatre-vingts lieux',
    curious: 'Pour les curieux',
  },
  paragraphs,
  icons: {
    start: 'Départ',
    green: 'Lieu',
    blue: 'Rond bleu',
    red: 'Rond rouge',
    passage: 'Passage du Pacifique',
    'yellow-arrow': 'Expédition jaune',
    'red-arrow': 'Expédition rouge',
    'blue-arrow': 'Expédition bleue',
    token: 'Jeton d’un lieu clé',
    card: 'Carte d’un lieu',
    common: 'Objectif commun',
    lay: 'Une carte est posée',
    loop: 'Boucle',
    restart: 'Relance',
    bonus: 'Flèche bonus',
    ticket: 'Ticket de voyage',
    'ticket-arrow': 'Ticket : une flèche de plus',
    'ticket-remove': 'Ticket : retrait',
    'ticket-exchange': 'Ticket : échange',
  },
  examples: {
    extend: {
      lead: 'La jaune est à Timgad, la rouge à Petra, la bleue n’est pas partie. Où la prochaine flèche pourrait-elle aboutir ?',
      answers: {
        end: '**Oui.** Ce rond est à un segment d’une pointe, ou du départ pour la bleue, et ce segment est libre dans sa couleur.',
        tip: 'Ici se trouve une pointe. Une flèche en part ; elle n’y reste pas.',
        used: '**Non.** La seule flèche qui pourrait y mener suivrait un segment que sa couleur a déjà emprunté, ou partirait d’ailleurs que de sa pointe.',
        far: '**Trop loin.** Aucune expédition n’est à côté. Il faudrait deux flèches, ou davantage.',
      },
    },
    reach: {
      lead: 'La jaune est à Timgad, la rouge aux îles Canaries, la bleue au Sahara. Tombouctou est votre lieu clé, Koush un objectif commun. Que vous apporterait une flèche ?',
      answers: {
        mine: '**Quatre points d’écart** : la carte est posée (de −1 à +1) et le jeton récupéré (de −1 à +1).',
        common: '**Un point** : vous prenez l’objectif commun, puisque vous posez la flèche.',
        red: '**Un ticket.**',
        blue: '**Une flèche bonus**, aussitôt, pour n’importe quelle expédition.',
        plain: 'Rien pour vous. Quelqu’un d’autre a peut-être la carte, et la pose.',
        far: 'Aucune flèche ne peut aboutir ici maintenant.',
      },
    },
    loop: {
      lead: 'La jaune est revenue à Athènes et a fermé une boucle. D’où peut-on la relancer, et vers où ?',
      answers: {
        closing: 'C’est ici que la boucle s’est fermée. La relance peut aussi partir d’ici.',
        visited: '**D’ici, oui** : la jaune a visité ce rond. En partir ne rapporte rien, ici comme ailleurs.',
        end: '**Jusqu’ici, oui** : un segment libre le relie à un rond que la jaune a visité.',
        outside: 'La jaune n’est pas passée ici, et aucun segment n’y mène depuis son chemin.',
      },
    },
    removal: {
      lead: 'La dernière flèche jaune va de la péninsule Ibérique aux îles Canaries. Vous la retirez avec un ticket. Que se passe-t-il à chaque rond ?',
      answers: {
        tail: '**Il compte comme atteint.** Il est bleu : vous gagnez une flèche bonus, et la jaune continue d’ici.',
        head: 'La jaune n’est plus ici. Ce qui a été posé à son arrivée le reste.',
        other: 'Il ne se passe rien ici.',
      },
    },
    passage: {
      lead: 'La rouge est au passage I : voici le bord gauche et le bord droit du plateau. Où peut-elle continuer ?',
      answers: {
        half: '**Deux fois le même rond.** La rouge est entrée d’un côté et se trouve des deux.',
        beside: '**Oui** : ce rond est relié au passage I, de quelque côté qu’il soit.',
        other: 'Pas depuis le passage I.',
      },
    },
  },
};
