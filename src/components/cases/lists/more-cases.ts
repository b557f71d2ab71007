import { readPage } from '#src/components/platform/in-page/read-page.ts';

/**
 * This is what an entry of the history keeps of a list: the pages put below the first, and the
 * place.
 */
type Kept = { pages?: string[]; top?: number } | null;

const list = document.querySelector('[data-cases]');
const said = document.querySelector<HTMLElement>('[data-said]');
const pages: string[] = [];

/** Puts a further page below the list and answers its first card. */
async function append(href: string): Promise<Element | undefined> {
  const page = await readPage(href);
  const cards = [...page.querySelectorAll('[data-cases] > li')];
  list?.append(...cards);
  const next = page.querySelector('[data-next]');
  const here = document.querySelector('[data-next]');
  if (next) here?.replaceWith(next);
  else here?.remove();
  pages.push(href);
  say(page.querySelector<HTMLElement>('[data-said]')?.dataset.loaded);
  return cards[0];
}

function say(words = ''): void {
  if (said) said.textContent = words;
}

/** The link says itself that the page is on its way, and is not asked twice. */
async function follow(link: HTMLAnchorElement): Promise<void> {
  if (link.getAttribute('aria-disabled')) return;
  const words = said?.dataset.loading ?? '';
  say(words);
  link.textContent = words;
  link.setAttribute('aria-disabled', 'true');
  try {
    const first = await append(link.href);
    first?.querySelector('a')?.focus({ preventScroll: true });
  } catch {
    // The link itself still leads there.
    location.href = link.href;
  }
}

async function findPlace({ pages: kept = [], top = 0 }: NonNullable<Kept>): Promise<void> {
  history.scrollRestoration = 'manual';
  try {
    for (const href of kept) await append(href);
    scrollTo(0, top);
  } catch {
    // Offline or gone: the list begins at its first page.
  }
  history.scrollRestoration = 'auto';
}

if (list) {
  const kept = history.state as Kept;
  if (kept?.pages?.length) findPlace(kept);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-next] a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    follow(link);
  });
  addEventListener('pagehide', () => {
    if (pages.length > 0) history.replaceState({ pages, top: scrollY }, '');
  });
}
