// Keeps one page a language, for when there is no network, and shows notices that were asked for. It
// answers nothing else and stores nothing else: pages of people and kept pages always come from the
// server.
const shelf = 'offline-1';
const pages = { 'zh-CN': '/cf/offline', en: '/en/cf/offline' };

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shelf).then((kept) => kept.addAll(Object.values(pages))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOthers(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(open(event));
});

async function dropOthers() {
  const names = await caches.keys();
  return Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name)));
}

async function open(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const english = /^\/en(\/|$)/.test(new URL(event.request.url).pathname);
    return (await caches.match(pages[english ? 'en' : 'zh-CN'])) ?? Response.error();
  }
}

// This is a notice that its reader asked to see on this device. Sent twice, it takes its own place.
self.addEventListener('push', (event) => {
  const { id, title, words, url, language } = event.data.json();
  const shown = { body: words, tag: id, data: { url }, lang: language, icon: '/icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
