/** Where the device keeps a withdrawal that is not handed in yet. */
export const draftOfWithdrawal = (infoUuid: string) => `warmlight.draft.withdraw.${infoUuid}`;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps the typed fields of the form that names a draft on this device, and brings them back. */
export function keepForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-draft]');
  const note = form?.querySelector<HTMLElement>('[data-draft-note]');
  if (!form || !note) return;
  const name = form.dataset.draft as string;
  const fields = [...form.querySelectorAll<Field>('[data-kept]')];
  const kept = read(name);
  // What the server shows again is newer than any draft.
  if (kept && !('refused' in form.dataset)) {
    for (const field of fields) write(field, kept[field.name]);
    note.textContent = note.dataset.restored ?? '';
    note.hidden = false;
    form.dispatchEvent(new Event('input'));
  }
  form.addEventListener('input', () => {
    const values = fields.map((field) => [field.name, valueIn(field)]);
    note.hidden = !store(name, JSON.stringify(Object.fromEntries(values)));
  });
}

/** What was handed in needs no draft. */
export function dropKept(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // A browser that refuses storage kept nothing.
  }
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

const valueIn = (field: Field) => (isBox(field) ? (field.checked ? '1' : '') : field.value);

function write(field: Field, value: string | undefined): void {
  if (value === undefined) return;
  if (isBox(field)) field.checked = value === '1';
  else field.value = value;
}

function read(name: string): Record<string, string> | undefined {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function store(name: string, value: string): boolean {
  try {
    localStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
