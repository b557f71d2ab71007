/** Buttons that copy a field's text; they only show where script can do it. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const field = document.querySelector<HTMLInputElement>(`#${button.dataset.copy}`);
  if (!field) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // Messaging browsers often refuse the clipboard, and know the older way.
      document.execCommand('copy');
    }
    button.textContent = button.dataset.copied ?? '';
  });
}
