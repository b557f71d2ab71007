/** Buttons that copy a text; they only show where script can do it. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const source = document.querySelector<HTMLElement>(`#${button.dataset.copy}`);
  if (!source) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const words = select(source);
    try {
      await navigator.clipboard.writeText(words);
    } catch {
      // Messaging browsers often refuse the clipboard, and know the older way.
      document.execCommand('copy');
    }
    button.textContent = button.dataset.copied ?? '';
  });
}

/** Shows what is copied, and answers it. */
function select(source: HTMLElement): string {
  if (source instanceof HTMLInputElement) {
    source.select();
    return source.value;
  }
  getSelection()?.selectAllChildren(source);
  return source.textContent ?? '';
}
