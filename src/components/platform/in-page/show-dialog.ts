/**
 * Opens a dialog in front of the page. Where browsers have none (Safari before 15.4) it opens where
 * it stands, and its buttons close it as they would elsewhere.
 */
export function showDialog(dialog: HTMLDialogElement): void {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal();
    return;
  }
  teachClosing(dialog);
  dialog.setAttribute('open', '');
  dialog.scrollIntoView({ block: 'center' });
}

const taught = new WeakSet<HTMLDialogElement>();

function teachClosing(dialog: HTMLDialogElement): void {
  if (taught.has(dialog)) return;
  taught.add(dialog);
  dialog.close = (answer) => {
    dialog.removeAttribute('open');
    if (answer !== undefined) dialog.returnValue = answer;
    dialog.dispatchEvent(new Event('close'));
  };
  dialog.addEventListener('submit', (event) => {
    if ((event.target as Element).getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    dialog.close(document.activeElement?.getAttribute('value') ?? '');
  });
}
