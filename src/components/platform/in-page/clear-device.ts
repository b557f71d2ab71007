import { photoShelfName } from '#src/shared/media/photo-shelf-name.ts';

type Kept = { count(): number | Promise<number>; clear(): unknown };

const kinds: Readonly<Record<string, Kept>> = {
  storage: { count: () => localStorage.length, clear: clearStorage },
  session: { count: () => sessionStorage.length, clear: () => sessionStorage.clear() },
  caches: { count: async () => (await caches.keys()).length, clear: clearCaches },
  cookies: { count: () => cookieNames().length, clear: clearCookies },
};

/** Counts what is kept, never showing it, and clears all of it at a press. */
export function startClearing(): void {
  const button = document.querySelector<HTMLElement>('[data-clear]');
  const outcome = document.querySelector<HTMLElement>('[data-outcome]');
  if (!button || !outcome) return;
  void showCounts();
  button.hidden = false;
  button.addEventListener('click', async () => {
    const { done = '', failed = '' } = outcome.dataset;
    outcome.textContent = (await clearAll()) ? done : failed;
    outcome.hidden = false;
    await showCounts();
  });
}

async function showCounts(): Promise<void> {
  const text = document.querySelector<HTMLElement>('[data-counts]')?.dataset.count ?? '';
  for (const shown of document.querySelectorAll<HTMLElement>('[data-kind]')) {
    const kept = kinds[shown.dataset.kind ?? ''];
    if (kept) shown.textContent = text.replace('{count}', String(await countOf(kept)));
  }
}

/** What a browser forbids to look at holds nothing of ours. */
async function countOf(kept: Kept): Promise<number> {
  try {
    return await kept.count();
  } catch {
    return 0;
  }
}

async function clearAll(): Promise<boolean> {
  const outcomes = await Promise.allSettled(Object.values(kinds).map(async (kept) => kept.clear()));
  return outcomes.every(({ status }) => status === 'fulfilled');
}

/** Photos that wait to be sent are drafts as well. */
function clearStorage(): void {
  localStorage.clear();
  indexedDB.deleteDatabase(photoShelfName);
}

/** The worker goes with its pages; the next visit has it keep them again. */
async function clearCaches(): Promise<void> {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    await worker.unregister();
  }
}

function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || []);
}

function clearCookies(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing on old phones
  for (const name of cookieNames()) document.cookie = `${name}=; Max-Age=0; Path=/`;
}
