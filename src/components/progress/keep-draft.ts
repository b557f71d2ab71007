/** Keeps the words of each form that names a draft on this device, and brings them back. */
export function keepDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    keepDraft(form, form.dataset.draft as string);
  }
}

/** What was handed in needs no draft. */
export function dropDraft(name: string): void {
  tryStorage((storage) => storage.removeItem(name));
}

function keepDraft(form: HTMLFormElement, name: string): void {
  const words = form.querySelector('textarea');
  const note = form.querySelector<HTMLElement>('[data-draft-note]');
  if (!words || !note) return;
  const kept = tryStorage((storage) => storage.getItem(name));
  const keep = () => {
    const stored = tryStorage((storage) => {
      if (words.value === '') storage.removeItem(name);
      else storage.setItem(name, words.value);
      return true;
    });
    note.hidden = !stored;
  };
  words.addEventListener('input', keep);
  // What was typed before this code came is kept too.
  if (words.value !== '') keep();
  else if (kept) {
    words.value = kept;
    note.textContent = note.dataset.restored ?? '';
    note.hidden = false;
  }
}

/** A browser may refuse storage; then the draft is only on the page. */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
