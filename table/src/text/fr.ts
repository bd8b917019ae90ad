import { countedIn } from '@banquise/kernel';
import type { Absence, Ending, Level, UndoStop } from '../table.ts';
import { build, type TableTexts } from './build.ts';

/** As the seats call them. */
const LEVELS: Readonly<Record<Level, string>> = {
  1: 'débutant',
  2: 'facile',
  3: 'moyen',
  4: 'fort',
  5: 'très fort',
  6: 'maître',
  7: 'chef d’expédition',
};

const counted = countedIn('fr');

const STOPS: Readonly<Record<UndoStop, string>> = {
  start: 'Vous n’avez encore rien joué.',
  revealed: 'La dernière étape a révélé quelque chose : elle reste acquise.',
  chance: 'Le hasard a parlé : la dernière étape reste acquise.',
  another: 'La dernière étape n’était pas la vôtre.',
  confirmed: 'Vous avez confirmé la dernière étape : elle reste acquise.',
};

const AWAY: Readonly<Record<Absence, (name: string) => string>> = {
  left: (name) => `${name} a quitté la table.`,
  resigned: (name) => `${name} abandonne.`,
  'timed-out': (name) => `${name} n’a plus de temps.`,
};

const OVER: Readonly<Partial<Record<Ending, string>>> = {
  abandoned: 'La partie est terminée : il n’y a plus personne à la table, elle ne compte pour personne.',
  cancelled: 'La table est annulée.',
};

export const texts: TableTexts = build({
  refusals: {
    'no-such-move': () => 'Ce coup n’existe pas dans ce jeu. Rechargez la page et réessayez.',
    'no-such-command': () => 'La table ne comprend pas cette demande. Rechargez la page et réessayez.',
    'no-such-seat': ({ seats }) => `Cette table n’a que ${counted(seats, 'place', 'places')}.`,
    'not-seated': () => 'Cette place n’est pas la vôtre.',
    'owner-only': () => 'Seule la personne qui mène la table peut le faire.',
    'host-only': () => 'Seul l’hôte de la table peut le faire.',
    'stale-version': () => 'La table a changé entre-temps : regardez de nouveau avant de décider.',
    'not-started': () => 'La partie n’a pas encore commencé.',
    'already-started': () => 'La partie a déjà commencé.',
    paused: () => 'La partie est en pause : reprenez-la d’abord.',
    'not-paused': () => 'La partie n’est pas en pause.',
    finished: () => 'La partie est terminée.',
    'not-finished': () => 'La partie n’est pas terminée.',
    replaced: () => 'Un bot joue pour vous : reprenez d’abord votre place.',
    'not-a-bot': () => 'Cette place est jouée par une personne, pas par un bot.',
    'gave-up': () => 'Vous avez abandonné : cette place ne peut plus être reprise.',
    'not-away': () => 'Vous êtes déjà à la table.',
    'nothing-to-undo': ({ stop }) => `Rien ne peut être annulé. ${STOPS[stop]}`,
    'not-alone': () => 'On ne reprend un tour auquel d’autres ont répondu que contre des bots.',
    'nothing-to-confirm': () => 'Il n’y a rien à confirmer.',
    'confirm-first': ({ steps }) =>
      `Votre tour est joué (${counted(steps, 'étape', 'étapes')}) : confirmez-le, ou revenez d’une étape en arrière.`,
    'draft-open': ({ steps }) =>
      steps === 1 ? 'Confirmez ou annulez d’abord l’étape en cours.' : `Confirmez ou annulez d’abord vos ${steps} étapes.`,
    'seat-taken': ({ name }) => `${name} occupe déjà cette place : choisissez-en une autre.`,
    'seat-not-empty': ({ name }) => `${name} occupe cette place : seule une place libre peut être retirée.`,
    'seats-open': ({ open }) =>
      `${counted(open, 'place est encore libre', 'places sont encore libres')} : attendez quelqu’un ou installez-y un bot.`,
    'too-few-seats': ({ min }) => `Il faut au moins ${counted(min, 'place', 'places')} pour ce jeu.`,
    'too-many-seats': ({ max }) => `Ce jeu a au plus ${counted(max, 'place', 'places')}.`,
    'bad-level': ({ min, max }) => `Le niveau d’un bot va de ${min} à ${max}.`,
    'bad-name': ({ max }) => `Choisissez un nom de 1 à ${max} lettres.`,
    'already-so': () => 'C’est déjà le cas.',
    'not-agreed': ({ missing }) =>
      `${counted(missing, 'personne n’a pas encore accepté', 'personnes n’ont pas encore accepté')} la revanche.`,
  },
  happenings: {
    sat: ({ name }) => `${name} prend place.`,
    'bot-seated': ({ name, level }) => `${name} prend place : un bot (${LEVELS[level]}).`,
    vacated: ({ name }) => `${name} quitte sa place.`,
    resized: ({ seats }) => `La table a maintenant ${counted(seats, 'place', 'places')}.`,
    arranged: ({ clock, casual }, _name, said) => `La table a changé : ${said(clock)}, partie ${casual ? 'amicale' : 'classée'}.`,
    started: () => 'La partie commence.',
    held: ({ seat }, name) => `${name(seat)} demande d’attendre : la partie commencera quand quelqu’un la lancera.`,
    led: ({ seat }, name) => `${name(seat)} mène la table à présent.`,
    undone: ({ seat }, name) => `${name(seat)} revient d’une étape en arrière.`,
    replaced: ({ seat, why, level }, name) => `${AWAY[why](name(seat))} Un bot (${LEVELS[level]}) prend sa place.`,
    returned: ({ seat }, name) => `${name(seat)} est de retour.`,
    overtime: ({ seat }, name) => `Temps écoulé pour ${name(seat)} : un bot va bientôt prendre le relais.`,
    'pause-asked': ({ seat }, name) => `${name(seat)} voudrait une pause.`,
    'pause-withdrawn': ({ seat }, name) => `${name(seat)} préfère continuer.`,
    paused: () => 'La partie est en pause.',
    resumed: ({ seat }, name) => `${name(seat)} reprend la partie.`,
    'gave-up': ({ seat, why }, name) => AWAY[why](name(seat)),
    finished: ({ how }) => OVER[how] ?? 'La partie est terminée.',
    'rematch-asked': ({ seat }, name) => `${name(seat)} voudrait une revanche.`,
    'rematch-withdrawn': ({ seat }, name) => `${name(seat)} ne veut plus de revanche.`,
    rematched: () => 'La revanche est prête.',
  },
  clock(clock, span) {
    switch (clock.kind) {
      case 'none':
        return 'Sans pendule';
      case 'move':
        return `${span(clock.ms)} par tour`;
      case 'bank':
        return clock.increment > 0
          ? `${span(clock.ms)} par personne, plus ${span(clock.increment)} par tour`
          : `${span(clock.ms)} par personne`;
      case 'days':
        return `${counted(clock.days, 'jour', 'jours')} par tour`;
    }
  },
  units: {
    days: (n) => counted(n, 'jour', 'jours'),
    hours: (n) => counted(n, 'heure', 'heures'),
    minutes: (n) => counted(n, 'minute', 'minutes'),
    seconds: (n) => counted(n, 'seconde', 'secondes'),
  },
});
