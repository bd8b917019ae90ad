import type { AchievementTexts } from '@banquise/kernel';
import type { ArcticAchievement } from '../../achievements.ts';

export const texts: AchievementTexts<ArcticAchievement> = {
  titles: [],
  achievements: {
    caravan: { name: 'À la queue leu leu', rule: 'Terminez avec une série de 6 cartes du même animal.' },
    ark: { name: 'L’arche de glace', rule: 'Terminez avec une série de chacun des 6 animaux.' },
    spotless: { name: 'Blanc comme neige', rule: 'Gagnez sans aucune pénalité.' },
    summit: { name: 'Totem au sommet', rule: 'Terminez avec votre Totem sur la valeur 15 du Paysage.' },
    orphan: { name: 'Sans ange gardien', rule: 'Gagnez alors que votre Totem ne vaut rien.' },
    forty: { name: 'Chef de meute', rule: 'Marquez 40 points ou plus.' },
    fifty: { name: 'Légende du grand blanc', rule: 'Marquez 50 points ou plus.' },
    snowdrift: { name: 'Sous la neige', rule: 'Terminez avec 3 cartes face cachée dans votre pile.' },
    pack: { name: 'Quatre pattes', rule: 'Possédez 4 cartes Pouvoir en même temps.' },
    magpie: { name: 'La pie voleuse', rule: 'Prenez 4 cartes Pouvoir aux autres en une partie.' },
    avalanche: { name: 'Avalanche', rule: 'Posez 5 cartes en un seul tour.' },
    feast: { name: 'Pêche miraculeuse', rule: 'Piochez en un seul tour 6 cartes dans la Rivière ou la pioche.' },
  },
};
