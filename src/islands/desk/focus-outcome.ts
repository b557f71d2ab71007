import { browser } from '#src/stores/browser.ts';

/**
 * An act of the desk leads to a page, often to its own once more, which would begin at its top: what
 * is said of the act has the focus there, or else the heading.
 */
const actedKey = 'desk-acted';

/** Where the browser stores nothing, the next page begins at its top. */
function note(acted: '' | '1'): string | null {
  try {
    const before = browser.session().getItem(actedKey);
    browser.session().setItem(actedKey, acted);
    return before;
  } catch {
    return null;
  }
}

function focusOutcome(): void {
  // What the page itself gives the focus keeps it.
  if (document.querySelector('[autofocus]')) return;
  const find = (what: string) => document.querySelector<HTMLElement>(`main ${what}`);
  const outcome = find('.notice[role="status"]') ?? find('h1');
  outcome?.setAttribute('tabindex', '-1');
  outcome?.focus();
}

document.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement && target.method === 'post') note('1');
});
if (note('') === '1') focusOutcome();
