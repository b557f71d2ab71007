/** How the drafts of each kind begin among what this site stores: gifts, cases, posts, withdrawals. */
const draftNames = /^warmlight\.(gift|draft)\./;

/** Shows how many drafts there are, and clears them once someone confirmed it. */
export function offerClearing(): void {
  const shown = document.querySelector<HTMLElement>('[data-drafts]');
  const ask = document.querySelector<HTMLElement>('[data-ask]');
  const sure = document.querySelector('dialog');
  if (!shown || !ask || !sure) return;
  const { none = '', count = '', done = '' } = shown.dataset;
  const drafts = findDrafts();
  shown.textContent = drafts.length === 0 ? none : count.replace('{count}', String(drafts.length));
  shown.hidden = false;
  ask.hidden = drafts.length === 0;
  ask.addEventListener('click', () => sure.showModal());
  sure.addEventListener('close', () => {
    if (sure.returnValue !== 'clear') return;
    for (const name of findDrafts()) localStorage.removeItem(name);
    shown.textContent = done;
    ask.hidden = true;
  });
}

function findDrafts(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => draftNames.test(name));
  } catch {
    return [];
  }
}
