/**
 * Opens a sheet, a dialog that a link names, at a tap or for an address that asks for it; a browser
 * without dialogs follows the link. An open sheet is an entry of the history, so that the phone's
 * own Back closes it, and coming back to that entry opens it again.
 */
type Entry = { sheet?: string } | null;

const sheetOf = (id = '') => {
  const found = id ? document.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(id)}`) : null;
  return found?.showModal ? found : undefined;
};
const entry = () => (history.state as Entry)?.sheet;

function show(sheet: HTMLDialogElement): void {
  if (!sheet.open) sheet.showModal();
  sheet.querySelector<HTMLElement>(':checked, .ways a')?.focus();
}

function open(sheet: HTMLDialogElement): void {
  if (entry() !== sheet.id) history.pushState({ sheet: sheet.id }, '');
  show(sheet);
}

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  if (target instanceof HTMLDialogElement && target.dataset.sheet !== undefined) target.close();
  const link = target.closest<HTMLElement>('a[data-opens]');
  const sheet = sheetOf(link?.dataset.opens);
  if (!sheet || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(sheet);
});

// Does not bubble.
document.addEventListener(
  'close',
  ({ target }) => {
    if ((target as Element).id === entry()) history.back();
  },
  true,
);

addEventListener('popstate', () => {
  for (const sheet of document.querySelectorAll<HTMLDialogElement>('dialog[data-sheet][open]'))
    if (sheet.id !== entry()) sheet.close();
  const sheet = sheetOf(entry());
  if (sheet) show(sheet);
});

addEventListener('DOMContentLoaded', () => {
  const kept = sheetOf(entry());
  const asked = sheetOf(location.hash.slice(1));
  if (kept) show(kept);
  else if (asked?.dataset.sheet !== undefined) open(asked);
});
