import { copyText } from './copy-text.ts';

/** Buttons that copy a text; they only show where script can do it. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const source = document.querySelector<HTMLElement>(`#${button.dataset.copy}`);
  if (!source) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const isCopied = await copyText(wordsOf(source));
    // It is marked last, so that the eye sees what was meant, and a hand can copy what script could
    // not.
    mark(source);
    const { copied, marked } = button.dataset;
    button.textContent = (isCopied ? copied : marked) ?? '';
  });
}

const wordsOf = (source: HTMLElement) =>
  source instanceof HTMLInputElement ? source.value : (source.textContent ?? '');

function mark(source: HTMLElement): void {
  if (source instanceof HTMLInputElement) source.select();
  else getSelection()?.selectAllChildren(source);
}
