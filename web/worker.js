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
