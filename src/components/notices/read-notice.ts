/** A message that was opened is read; without script it stays unread until all are marked. */
const opened = document.querySelector<HTMLElement>('[data-opened]');
const { opened: messageId = '', read = '' } = opened?.dataset ?? {};
if (messageId) {
  const body = new URLSearchParams({ messageId });
  fetch(read, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
