import type { Language } from '@banquise/kernel';

/** What a link says of itself where it is pasted. */
export interface PreviewWords {
  invited(title: string): string;
  readonly invitedMore: string;
  open(title: string, names: string): string;
  playing(title: string, names: string): string;
  finished(title: string, scores: string): string;
  readonly watch: string;
  readonly record: string;
  person(name: string): string;
  readonly personMore: string;
  cup(title: string, game: string): string;
  cupMore(people: number): string;
  rules(title: string): string;
  readonly rulesMore: string;
}

export const PREVIEW_WORDS: Readonly<Record<Language, PreviewWords>> = {
  en: {
    invited: (title) => `You are invited to a game of ${title}`,
    invitedMore: 'Two taps and a name: no account is needed.',
    open: (title, names) => `${title} with ${names}: a seat is free`,
    playing: (title, names) => `${title}: ${names} are playing`,
    finished: (title, scores) => `${title}: ${scores}`,
    watch: 'Look on as it is played.',
    record: 'The whole game, move by move.',
    person: (name) => `${name} at Banquise`,
    personMore: 'Ratings, results and a challenge.',
    cup: (title, game) => `${title}: a tournament of ${game}`,
    cupMore: (people) => (people === 1 ? '1 person takes part. Come along.' : `${people} people take part. Come along.`),
    rules: (title) => `The rules of ${title}`,
    rulesMore: 'In short, in full, and with a table to try.',
  },
  fr: {
    invited: (title) => `Vous êtes invité à une partie de ${title}`,
    invitedMore: 'Deux gestes et un nom\u00a0: aucun compte n’est nécessaire.',
    open: (title, names) => `${title} avec ${names}\u00a0: une place est libre`,
    playing: (title, names) => `${title}\u00a0: ${names} jouent`,
    finished: (title, scores) => `${title}\u00a0: ${scores}`,
    watch: 'Regardez la partie en cours.',
    record: 'Toute la partie, coup par coup.',
    person: (name) => `${name} sur Banquise`,
    personMore: 'Cotes, résultats et un défi.',
    cup: (title, game) => `${title}\u00a0: un tournoi de ${game}`,
    cupMore: (people) => (people < 2 ? `${people} personne participe. Venez aussi.` : `${people} personnes participent. Venez aussi.`),
    rules: (title) => `Les règles de ${title}`,
    rulesMore: 'En bref, en entier, et avec une table pour essayer.',
  },
  it: {
    invited: (title) => `Ti invitano a una partita di ${title}`,
    invitedMore: 'Due tocchi e un nome: non serve un account.',
    open: (title, names) => `${title} con ${names}: c’è un posto libero`,
    playing: (title, names) => `${title}: giocano ${names}`,
    finished: (title, scores) => `${title}, è finita: ${scores}`,
    watch: 'Guarda la partita in corso.',
    record: 'Tutta la partita, mossa per mossa.',
    person: (name) => `${name} su Banquise`,
    personMore: 'Forza, risultati e una sfida.',
    cup: (title, game) => `${title}: un torneo di ${game}`,
    cupMore: (people) => (people === 1 ? 'Partecipa 1 persona. Vieni anche tu.' : `Partecipano ${people} persone. Vieni anche tu.`),
    rules: (title) => `Le regole di ${title}`,
    rulesMore: 'In breve, per intero, e con un tavolo per provare.',
  },
};
