import type { ScoringParagraph, Words } from './plan.ts';

export const scoring: Pick<Words['paragraphs'], ScoringParagraph> = {
  sum: {
    heading: 'Cinq sommes',
    text: 'À la fin, additionnez :\n- les [groupes](groups) de chaque site ;\n- la case où se trouve chacun de vos trois drapeaux {flag}, pas celles qu’il a passées ;\n- 1 par étoile {star} imprimée sur vos cartes en jeu ;\n- les deux [cartes Score](score-cards) de la partie ;\n- les étoiles {star} que vous possédez.\nLe plateau ci-dessous rapporte 14 pour les groupes, 12 pour les drapeaux et 2 pour les étoiles des cartes. Avec Relation interspécifique 6, Saison des amours 6 et 16 étoiles possédées, cela fait 56.',
  },
  groups: {
    heading: 'Les groupes d’animaux',
    text: 'Sur chaque site, comptez les cartes de chaque espèce, voisines ou non. Deux rapportent 1 étoile, trois 3, quatre 6, cinq 10, six 15, sept 21 ; une seule ne rapporte rien.\nOn n’additionne jamais les sites : deux ours ici et deux ours là rapportent 1 + 1.',
  },
  'score-cards': {
    heading: 'Les cartes Score',
    text: 'Deux des dix sont sur la table dès le début. Elles comptent une fois, à la fin, pour chacun. Quand une carte laisse un choix, comme celui du site le plus peuplé, il est toujours fait en votre faveur.',
  },
  territorial: {
    heading: 'Animaux territoriaux',
    text: '6 par site sans deux **voisins** d’une même espèce. Deux animaux pareils séparés par une autre carte conviennent. Un site d’une seule carte, ou vide, compte aussi.',
  },
  destination: {
    heading: 'Destination commune',
    text: '12 si les trois drapeaux {flag} sont sur la même case, comptée depuis le départ ; 5 si deux seulement y sont. Des drapeaux restés au départ sont eux aussi à égalité.',
  },
  expansive: {
    heading: 'Espèce répandue',
    text: '5 par rangée, comptée depuis le bas, où les trois piles ont une carte et montrent toutes trois la même espèce.',
  },
  untrodden: {
    heading: 'Hors des sentiers battus',
    text: 'Le double de la **valeur la plus basse** parmi les cases de vos trois drapeaux {flag}, une fois. Des drapeaux sur 3, 4 et 5 rapportent 6 ; un drapeau resté au départ, rien. Si le drapeau du milieu est aussi avancé qu’un drapeau latéral, la plus basse des deux valeurs compte.',
  },
  farewell: {
    heading: 'Pot de départ',
    text: '2 par scientifique sur votre **site le plus peuplé**. Les campements ne comptent pas. Un regroupement tardif peut valoir cher.',
  },
  relations: {
    heading: 'Relation interspécifique',
    text: '3 par site qui montre **exactement deux** espèces, quel que soit le nombre de cartes de chacune.',
  },
  safe: {
    heading: 'Sain et sauf',
    text: '3 par scientifique dans vos deux campements {camp}. Qui regroupe à la dernière manche rentre les mains vides.',
  },
  couples: {
    heading: 'Saison des amours',
    text: '2 par **couple** : deux voisins d’une espèce, sans un troisième juste au-dessus ni au-dessous. Trois à la suite ne font pas un couple, quatre non plus. Deux ours, trois renards, deux ours font deux couples.',
  },
  outer: {
    heading: 'Terres latérales',
    text: '7 pour le site de gauche s’il a **plus de cartes** que celui du milieu, et 7 de même pour celui de droite. Autant ne suffit pas.',
  },
  vogue: {
    heading: 'Véhicule en vogue',
    text: '2 par carte en jeu qui montre votre véhicule le plus fréquent. Si deux véhicules le sont autant, un seul compte.',
  },
};
