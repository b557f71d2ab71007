const placeKey = 'place';
const marks = 'main h1, main h2, main h3';

/**
 * A link to this page in another language keeps how one came here and how far one has read: a kept
 * page knows of its address only what it is drawn from.
 */
export function keepPlace(): void {
  goBackToPlace();
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
    const heading = [...document.querySelectorAll(marks)].findIndex(isBelowTop);
    keep(`${heading} ${link.pathname}`);
  });
}

const isBelowTop = (heading: Element) => heading.getBoundingClientRect().bottom > 0;

/** Headings follow each other in every language alike; the first one is where a page begins. */
function goBackToPlace(): void {
  const [heading, path] = (keep('') ?? '').split(' ');
  if (path !== location.pathname || location.hash || Number(heading) < 1) return;
  document.querySelectorAll(marks)[Number(heading)]?.scrollIntoView();
}

/** Where the browser stores nothing, the place is lost and nothing else. */
function keep(place: string): string | undefined {
  try {
    const before = sessionStorage.getItem(placeKey) ?? undefined;
    sessionStorage.setItem(placeKey, place);
    return before;
  } catch {
    return undefined;
  }
}
