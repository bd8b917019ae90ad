import type { Failure } from '../../api.ts';

/** Every reason that needs no figures in its sentence. */
type Told = Exclude<Failure['code'], 'too-fast' | 'bad-request'>;

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const words = {
  // oneself
  you: 'You',
  nobody: 'Nobody knows you here yet',
  nobodyMore: 'You can play with others as a guest at once. An account keeps your tables and your record, and opens on every device.',
  guest: 'You are a guest',
  guestMore: 'This browser knows you by a cookie. Should it be lost, so are your tables: an account keeps them.',
  account: (login: string): string => `Your account: ${login}`,
  name: 'Your name, as others read it',
  nameKeep: 'Keep the name',
  nameKept: 'Your name is kept. Tables you sit down at from now on show it.',
  becomeGuest: 'Play as a guest',
  // an account
  makeAccount: 'Make an account',
  makeAccountMore:
    'A name to sign in with, and a password. No e-mail address is asked for: nobody can send you a lost password, so keep it well.',
  login: 'Name to sign in with',
  loginMore: '2 to 32 letters, digits or . _ -',
  password: 'Password',
  passwordMore: 'At least 10 characters. A short sentence is easier to keep than a riddle.',
  newPassword: 'New password',
  changePassword: 'Change the password',
  passwordChanged: 'The password is changed.',
  showPassword: 'Show the password',
  made: 'Your account is made. You can sign in with it on your other devices.',
  haveAccount: 'I have an account',
  signIn: 'Sign in',
  signedIn: (name: string): string => `Welcome, ${name}.`,
  bringAlong: 'The tables you play as a guest come along.',
  // passkeys
  passkeys: 'Passkeys',
  passkeysMore: 'Instead of a password: your fingerprint, your face, or the lock of your device.',
  passkeyCount: (n: number): string => (n === 0 ? 'None yet.' : counted(n, 'passkey opens this account.', 'passkeys open this account.')),
  passkeyAdd: 'Add a passkey',
  passkeyAdded: 'The passkey is kept. It opens your account wherever your device offers it.',
  passkeySignIn: 'Sign in with a passkey',
  passkeyNone: 'This browser offers no passkeys at this address.',
  // devices
  devices: 'Devices',
  thisDevice: 'this one',
  unknownDevice: 'A device',
  seen: (when: string): string => `last here ${when}`,
  signOut: 'Sign out',
  signOutAll: 'Sign out everywhere',
  signOutGuest: 'You are a guest: nothing opens these tables again once you have signed out.',
  signedOut: 'You are signed out.',
  // notices
  notices: 'Turn notices',
  noticesOn: 'Tell me when a table waits for me',
  noticesMore: 'For tables over days: also when Banquise is closed.',
  noticesOpen: 'While a page of Banquise is open somewhere in this browser. It offers no notices beyond that.',
  noticesDenied: 'This browser keeps notices of this page off. Allow them in its settings for this page, then switch this on again.',
  noticesMissing: 'This browser knows no notices. On an iPhone or iPad, put Banquise on the home screen first.',
  turnTitle: (game: string): string => `${game}: your turn`,
  turnBody: 'The table waits for you.',
  // data
  data: 'Your data',
  dataMore: 'Everything the server knows about you, as one file: name, devices, results, words, games.',
  export: 'Download my data',
  remove: 'Delete me',
  removeTitle: 'Delete you for good?',
  removeMore:
    'You leave your tables, bots play on for you. Your name, devices, words and ratings are erased; finished games stay without your name. This cannot be undone.',
  removeSure: 'Yes, delete me',
  removed: 'You are forgotten here.',
  keep: 'Stay',
  // tables
  mine: 'Your tables',
  mineLead: (n: number): string =>
    n === 0 ? 'No table waits for you.' : n === 1 ? 'One table waits for you.' : `${n} tables wait for you.`,
  waiting: (n: number): string => counted(n, 'waits for you', 'wait for you'),
  yourTurn: 'Your turn',
  under: 'Others are to move',
  gathering: 'People are gathering',
  finished: 'Finished',
  noMine: 'You sit at no table',
  noMineMore: 'Join one, or open one and send its link to friends: it will wait for you here.',
  toLobby: 'Open tables',
  go: 'Play',
  look: 'Look',
  replay: 'Replay',
  by: (when: string): string => `by ${when}`,
  alone: 'nobody else yet',
  next: 'Next table',
  nextOf: (title: string, names: string): string => `: ${title}, ${names}`,
  // somebody
  person: (name: string): string => `${name}’s record`,
  record: 'Your record',
  publicRecord: 'What others see of it',
  recordMore: 'Games played to the end on this server. Ratings count games among people, everybody for themselves.',
  noRecord: 'No finished game yet.',
  columns: { games: 'Games', wins: 'Won', best: 'Best', mean: 'Mean', rating: 'Rating' } as Readonly<
    Record<'games' | 'wins' | 'best' | 'mean' | 'rating', string>
  >,
  ratingMore: 'A rating starts at 0 and says what we are sure of: it rises with games won, and with games played.',
  noPerson: 'Nobody of this name',
  noPersonMore: 'Accounts are found by the name one signs in with. Guests have no page.',
  // when it does not work
  tryAgain: 'Try again',
  problems: {
    offline: 'The server does not answer. Check the connection and try again.',
    'no-server': 'There is no Banquise server behind these pages, so there are no accounts here.',
    'signed-out': 'You are no longer signed in here. Sign in, then do it again.',
    'login-taken': 'Somebody has this name already. Choose another one, or sign in if it is you.',
    'has-login': 'This account has another name to sign in with; it cannot be changed.',
    'wrong-login': 'Name and password do not belong together. Check both, capitals too.',
    'passkey-failed': 'The passkey was not accepted, or you broke off. Try again, or sign in with your password.',
    'needs-proof': 'First show that it is you.',
    'last-way-in': 'This is the last way in: add another one first.',
    'unknown-host': 'The server does not answer to this name. Open Banquise by its usual address.',
    'foreign-page': 'The server does not know this address as its own. Open Banquise by its usual address.',
    'not-found': 'The server does not have this.',
    'other-revision': 'Another device was faster. Reload the page.',
    failed: 'Something went wrong at the server; nothing was changed. Try again.',
  } as Readonly<Record<Told | 'failed', string>>,
  fields: {
    login: 'The name to sign in with has 2 to 32 letters, digits or . _ - and begins with a letter or digit.',
    password: 'The password needs at least 10 characters, and at most 200.',
    name: 'A name has one line of 1 to 40 characters.',
    endpoint: 'The server does not write to the push service of this browser. Notices work while a page is open.',
  } as Readonly<Record<string, string>>,
  badRequest: 'The server did not understand this. Reload the page and try again.',
  tooFast: (seconds: number): string => `Too many tries: wait ${counted(seconds, 'second', 'seconds')}, then try again.`,
};

/** What every language must say: the same keys, with arguments of the same types. */
export type PeopleWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : (typeof words)[Key];
};
