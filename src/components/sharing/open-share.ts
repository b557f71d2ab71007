/** Opens the share sheet at a tap, or for an address that asks for it; else the link is followed. */
const sheet = document.querySelector<HTMLDialogElement>('#share');

function showSheet(): void {
  sheet?.showModal();
  sheet?.querySelector<HTMLElement>('.ways a')?.focus();
}

if (sheet?.showModal) {
  if (location.hash === '#share') showSheet();
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target === sheet) sheet.close();
    if (event.ctrlKey || event.metaKey || !target.closest('a[data-share]')) return;
    event.preventDefault();
    showSheet();
  });
}
