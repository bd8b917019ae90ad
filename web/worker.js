// The service worker: everything is kept at the first visit, and played from there without a network.
// The build puts the name of this version and the list of its files into the two constants.
const CACHE = 'VERSION';
const FILES = ['FILES'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A page decides when to change over: it shows a prompt, and nobody loses a move.
self.addEventListener('message', (event) => {
  if (event.data === 'change-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || /^\/(api|live|healthz|metrics)\b/.test(url.pathname)) return;
  const wanted = request.mode === 'navigate' ? '/' : request;
  event.respondWith(caches.match(wanted, { cacheName: CACHE, ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
});

const TURN = {
  fr: [(game) => `${game} : à vous de jouer`, 'La table vous attend.'],
  it: [(game) => `${game}: tocca a te`, 'Il tavolo ti aspetta.'],
  en: [(game) => `${game}: your turn`, 'The table waits for you.'],
};

const FULL = {
  fr: [(game) => `${game} : la table est complète`, 'La partie commence : venez vous asseoir.'],
  it: [(game) => `${game}: il tavolo è al completo`, 'La partita comincia: vieni al tavolo.'],
  en: [(game) => `${game}: the table is full`, 'The game begins: come to the table.'],
};

const CUP = {
  fr: [(cup) => `${cup} : votre table est prête`, 'La ronde commence : venez vous asseoir.'],
  it: [(cup) => `${cup}: il tuo tavolo è pronto`, 'Il turno comincia: vieni al tavolo.'],
  en: [(cup) => `${cup}: your table is ready`, 'The round begins: come to the table.'],
};

const CHALLENGE = {
  fr: [(name) => `${name} vous défie`, 'La table est ouverte : asseyez-vous si le cœur vous en dit.'],
  it: [(name) => `${name} ti sfida`, 'Il tavolo è aperto: siediti, se ti va.'],
  en: [(name) => `${name} challenges you`, 'The table is open: sit down if you like.'],
};

const SAID = { turn: TURN, full: FULL, cup: CUP, challenge: CHALLENGE };

// A way into the account has changed: whoever did not do it should look at once.
const ACCOUNT = {
  fr: ['Votre compte a changé', 'Mot de passe, clé d’accès ou code de secours. Ce n’était pas vous ? Voyez la page de sûreté.'],
  it: ['Il tuo account è cambiato', 'Password, passkey o codice di recupero. Non eri tu? Guarda la pagina della sicurezza.'],
  en: ['Your account has changed', 'Password, passkey or recovery code. Was it not you? See the page on safety.'],
};

// Otherwise the server pushes only that it is somebody's turn, or that a table is full, and which; the browser says it in words.
self.addEventListener('push', (event) => {
  const { type, table, title, language } = event.data.json();
  if (type === 'account') {
    const [news, advice] = ACCOUNT[language] ?? ACCOUNT.en;
    const about = {
      body: advice,
      lang: language,
      tag: 'account',
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { page: '/safety' },
    };
    event.waitUntil(self.registration.showNotification(news, about));
    return;
  }
  const said = SAID[type] ?? TURN;
  const [heading, body] = said[language] ?? said.en;
  const options = {
    body,
    lang: language,
    tag: table,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: type === 'challenge' ? { page: '/lobby' } : { table },
  };
  event.waitUntil(self.registration.showNotification(heading(title), options));
});

// A page that is at the table comes to the front; without one, one is opened.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table, page = `/t/${table}` } = event.notification.data;
  const address = new URL(page, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const there = pages.find(({ url }) => url.split('#', 1)[0] === address);
      return there === undefined ? self.clients.openWindow(address) : there.focus();
    }),
  );
});
