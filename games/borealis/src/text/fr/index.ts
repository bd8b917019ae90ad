import { countedIn } from '@banquise/kernel';
import type { Colour } from '../../data.ts';
import { build } from '../build.ts';
import type { EventPhrases, MovePhrases, Phrases, PromptPhrases, RefusalPhrases } from '../texts.ts';
import { words } from './names.ts';

const counted = countedIn('fr');
const stars = (count: number): string => counted(count, 'étoile', 'étoiles');
const cards = (count: number): string => counted(count, 'carte', 'cartes');

const prompt: PromptPhrases = {
  replace: 'À vous : choisissez des cartes à remplacer, ou gardez les quatre.',
  waitReplace: (names, several) => `${names} ${several ? 'choisissent' : 'choisit'} encore.`,
  yours: (last, what) => `À vous${last ? ', dernière manche' : ''} : ${what}`,
  action: 'jouez une carte, ou regroupez.',
  regroupOnly: 'aucune carte ne trouve ses scientifiques, regroupez.',
  waitAction: (name) => `${name} choisit une carte.`,
  draw: 'prenez une carte, pour en avoir quatre.',
  waitDraw: (name) => `${name} prend une carte.`,
  place: (scientists) => `sur quel site ${scientists > 1 ? `reviennent vos ${scientists} scientifiques` : 'revient votre scientifique'} ?`,
  waitPlace: (name) => `${name} ramène ses scientifiques.`,
  won: (name, total) => `La partie est finie : ${name} gagne avec ${stars(total)}.`,
  shared: (names, total) => `La partie est finie : ${names} partagent la victoire avec ${stars(total)}.`,
};

const move: MovePhrases = {
  keepAll: 'Garder toute la main',
  replaceAll: 'Remplacer toute la main',
  replace: (list) => `Remplacer ${list}`,
  regroup: 'Regroupement sans défausser',
  regroupAll: 'Regroupement en défaussant toute la main',
  regroupWith: (list) => `Regroupement en défaussant ${list}`,
  someCards: cards,
  observe: (card, site) => `${card} sur le ${site}`,
  take: (card) => `Prendre ${card}`,
  slot: (number) => `la carte ${number} de la réserve`,
  draw: 'Piocher dans le paquet',
  refresh: 'Renouveler la réserve (1 étoile)',
  place: (site) => `Ramener les scientifiques sur le ${site}`,
};

const event: EventPhrases = {
  chosen: (name) => `${name} a choisi ses cartes de départ.`,
  chosenCards: (name, list) => `${name} a choisi de remplacer ${list}.`,
  kept: (name) => `${name} garde sa main de départ.`,
  discarded: (name, list) => `${name} défausse ${list}.`,
  drew: (name, count) => `${name} pioche ${cards(count)}.`,
  drewCards: (name, list) => `${name} pioche ${list}.`,
  shuffled: (count) => `La défausse (${cards(count)}) est mélangée et redevient le paquet.`,
  observed: (name, card, site) => `${name} joue ${card} sur le ${site}.`,
  moved: (colour, from, to) => `Un scientifique ${words.colour[colour]} passe du ${from} au ${to}.`,
  advanced: (name, site, value) => `${name} fait avancer son drapeau du ${site} : sa case vaut ${stars(value)}.`,
  triggered: (name, site) => `${name} a 7 cartes sur le ${site} : c’est la dernière manche.`,
  reached: (name, objective, value) => `${name} atteint l’objectif ${objective} et gagne ${stars(value)}.`,
  took: (name, card) => `${name} prend ${card} dans la réserve.`,
  revealed: (card) => `${card} arrive dans la réserve.`,
  refreshed: (name, cost) => `${name} paie ${stars(cost)} et renouvelle la réserve.`,
  regrouped: (name) => `${name} fait un regroupement.`,
  gained: (name, value) => `${name} gagne ${stars(value)} pour ses campements.`,
  returned: (name, count, site) => `${name} ramène ${counted(count, 'scientifique', 'scientifiques')} sur le ${site}.`,
  removed: (objective) => `L’objectif ${objective} est retiré de la partie.`,
  round: (round) => `Manche ${round}.`,
  scored: (name, card, value) => `${name} marque ${stars(value)} avec ${card}.`,
  won: (name, total) => `${name} gagne la partie avec ${stars(total)}.`,
  shared: (names, total) => `${names} partagent la victoire avec ${stars(total)}.`,
};

const scientists = (count: number, colour: Colour): string =>
  counted(count, `scientifique ${words.colour[colour]}`, `scientifiques ${words.colour[colour]}s`);

const refusal: RefusalPhrases = {
  gameOver: 'La partie est finie.',
  notYourTurn: 'Ce n’est pas à vous de jouer : attendez votre tour.',
  alreadyChosen: 'Vous avez déjà choisi vos cartes de départ : attendez que les autres aient choisi.',
  notNow: {
    replace: 'Choisissez d’abord les cartes de départ à remplacer.',
    action: 'Choisissez d’abord votre action : une observation ou un regroupement.',
    draw: 'Complétez d’abord votre main : prenez une carte de la réserve ou piochez.',
    place: 'Choisissez d’abord le site où reviennent vos scientifiques.',
  },
  notInHand: (card) => `Vous n’avez pas ${card} en main : jouez une de vos cartes.`,
  missing: (colour, site, need, have) => `Il faut ${scientists(need, colour)} sur le ${site}, il y en a ${have}.`,
  alreadyRefreshed: 'Vous avez déjà renouvelé la réserve pendant cette manche : prenez une carte ou piochez.',
  noStar: (cost, have) => `Renouveler la réserve coûte ${stars(cost)}, vous en avez ${have}.`,
};

const phrases: Phrases = {
  title: 'Borealis : Expéditions Arctiques',
  and: 'et',
  line: {
    groups: 'Groupes d’animaux',
    tracks: 'Pistes d’exploration',
    bonus: 'Étoiles des cartes Animal',
    score1: 'Première carte Score',
    score2: 'Seconde carte Score',
    tokens: 'Pions étoile',
  },
  option: {
    side: 'Face des plateaux',
    score1: 'Première carte Score',
    score2: 'Seconde carte Score',
    animal: 'Objectif Animal',
    scientist: 'Objectif Scientifique',
    vehicle: 'Objectif Véhicule',
    first: 'Premier joueur',
  },
  random: 'Au hasard',
  side: (side) => (side === 'I' ? 'Face I, la même pour tous' : 'Face II, différente pour chacun'),
  seat: (seat) => `Place ${seat}`,
  prompt,
  move,
  event,
  refusal,
};

export const texts = build(words, phrases);
