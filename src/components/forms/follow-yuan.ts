import { readYuan, withPlainDigits, type YuanKind } from '#src/shared/platform/typed-yuan.ts';

/** Islands that draw an amount import this as well, and their server has no page. */
if (typeof document !== 'undefined') followAmounts();

/** Reads amounts in the fields of the page before anything else hears of what was typed. */
function followAmounts(): void {
  for (const name of ['input', 'compositionend'])
    document.addEventListener(name, (event) => follow(event, tidyAndSay), true);
  document.addEventListener('change', (event) => follow(event, keepAmount), true);
  // Something may have been typed before this script came.
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-yuan]')) tidyAndSay(input);
}

function follow(event: Event, run: (input: HTMLInputElement) => void): void {
  const { target } = event;
  // A keyboard that is still composing would lose its place.
  if (event instanceof InputEvent && event.isComposing) return;
  if (target instanceof HTMLInputElement && target.dataset.yuan) run(target);
}

/** All stays as it was typed but wide digits, and so does the caret; what does not count is said. */
function tidyAndSay(input: HTMLInputElement): void {
  const plain = withPlainDigits(input.value);
  if (plain !== input.value) {
    const caret = input.selectionStart ?? input.value.length;
    const before = withPlainDigits(input.value.slice(0, caret)).length;
    input.value = plain;
    if (document.activeElement === input) input.setSelectionRange(before, before);
  }
  say(input, noteOf(input));
}

/** Once it is typed, the field holds the amount alone; what is none stays for its reader to mend. */
function keepAmount(input: HTMLInputElement): void {
  const note = noteOf(input);
  const { plain } = readYuan(input.value, input.dataset.yuan as YuanKind);
  if (plain !== '' && plain !== input.value) {
    input.value = plain;
    // Whoever keeps drafts hears of it too.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  say(input, note);
}

function noteOf({ value, dataset }: HTMLInputElement): string {
  const { plain, said } = readYuan(value, dataset.yuan as YuanKind);
  const { cut = '', unread = '' } = dataset;
  if (said === 'unread') return unread;
  return said === 'cut' ? cut.replace('{n}', plain) : '';
}

function say(input: HTMLInputElement, note: string): void {
  const place = input.closest('.field')?.querySelector('[data-yuan-note]');
  if (place && place.textContent !== note) place.textContent = note;
}
