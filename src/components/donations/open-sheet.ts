/** Opens the sheet at a tap on any donate link; a browser without dialogs follows the link. */
const dialog = document.querySelector<HTMLDialogElement>('#donate');
document.addEventListener('click', (event) => {
  const target = event.target as Element;
  if (target === dialog) dialog.close();
  if (!dialog?.showModal || event.ctrlKey || event.metaKey || !target.closest('[data-donate]'))
    return;
  event.preventDefault();
  dialog.showModal();
  dialog.querySelector<HTMLElement>(':checked')?.focus();
});
