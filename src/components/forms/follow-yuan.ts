import { keepWholeYuan, tidyYuan, yuanNote } from './tidy-yuan.ts';

/** Amounts of whole yuan in the page's own fields, before anything else hears of what was typed. */
document.addEventListener('input', (event) => follow(event, tidyAndSay), true);
document.addEventListener('change', (event) => follow(event, keepAndSay), true);

function follow({ target }: Event, run: (input: HTMLInputElement, words: string) => void): void {
  if (!(target instanceof HTMLInputElement)) return;
  const words = target.dataset.wholeYuan;
  if (words) run(target, words);
}

function tidyAndSay(input: HTMLInputElement, words: string): void {
  say(input, yuanNote(tidyYuan(input), words));
}

function keepAndSay(input: HTMLInputElement, words: string): void {
  const note = yuanNote(tidyYuan(input), words);
  if (!keepWholeYuan(input)) return;
  // Whoever keeps drafts hears of it too.
  input.dispatchEvent(new Event('input', { bubbles: true }));
  say(input, note);
}

function say(input: HTMLInputElement, note: string): void {
  const place = input.closest('.field')?.querySelector('[data-yuan-note]');
  if (place && place.textContent !== note) place.textContent = note;
}
