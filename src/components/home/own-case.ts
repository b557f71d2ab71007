import { readPage } from '#src/components/platform/in-page/read-page.ts';

/**
 * A family that comes back finds its case and the next step where others are asked to begin. Only
 * a browser that is signed in asks, and no oftener than once a visit where there is no case.
 */
const noneKey = 'warmlight.raises-none';

async function showOwnCase(place: HTMLElement): Promise<void> {
  const page = await readPage(place.dataset.ownCases ?? '');
  const card = page.querySelector('[data-own-case]');
  if (!card) return sessionStorage.setItem(noneKey, '1');
  card.querySelector('h2')?.setAttribute('id', place.getAttribute('aria-labelledby') ?? '');
  // What stands below must not move.
  place.style.minBlockSize = `${place.offsetHeight}px`;
  place.replaceChildren(...card.childNodes);
}

const place = document.querySelector<HTMLElement>('[data-own-cases]');
try {
  const signedIn = localStorage.getItem('warmlight.signed-in') === '1';
  if (place && signedIn && !sessionStorage.getItem(noneKey)) {
    showOwnCase(place).catch(() => undefined);
  }
} catch {
  // Where nothing is stored, the way to own cases stands under one's own things.
}
