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

/** Told here, since the page itself is kept and runs nothing on the server. */
const shareSourceId = new URLSearchParams(location.search).get('shareSourceId') ?? '';
const { infoUuid = '', visited = '' } = sheet?.dataset ?? {};
if (infoUuid && /^[\w-]{22}$/.test(shareSourceId)) {
  navigator.sendBeacon(visited, new URLSearchParams({ infoUuid, eventType: '2', shareSourceId }));
}
