import { askEditor } from './ask-editor.ts';
import { showFaults } from './show-faults.ts';

type Parts = {
  body: HTMLTextAreaElement;
  words: Record<'noAlt' | 'noFile' | 'broken', string>;
  say: (words: string) => void;
};

/** Sends a picture to be drawn anew, and puts it into the text where the cursor stands. */
export function addPicture(form: HTMLFormElement, { body, words, say }: Parts): void {
  const file = form.querySelector<HTMLInputElement>('#picture');
  const alt = form.querySelector<HTMLInputElement>('#alt');
  if (!file || !alt) return;

  async function add(picture: File, shows: string): Promise<void> {
    const { picture: address, faults } = await askEditor(form.dataset.picture ?? '', picture);
    showFaults(form, faults);
    if (!address) return;
    const at = body.selectionStart;
    body.setRangeText(`\n\n![${shows}](${address})\n\n`, at, body.selectionEnd, 'end');
    body.dispatchEvent(new Event('input', { bubbles: true }));
    body.focus();
  }

  form.querySelector('[data-add-picture]')?.addEventListener('click', () => {
    // Brackets would end the words where they stand in the text.
    const shows = alt.value.replaceAll(/[[\]]/g, '').trim();
    const picture = file.files?.[0];
    if (!picture) return say(words.noFile);
    if (shows === '') return say(words.noAlt);
    add(picture, shows).catch(() => say(words.broken));
  });
}
