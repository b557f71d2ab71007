type Values = Record<string, string>;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Answers what a form would send, texts only. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** Answers what a reader typed or chose, with a blank for each field that holds nothing. */
export function typedIn(form: HTMLFormElement): Values {
  const sent = new FormData(form);
  const names = fieldsOf(form).map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, String(sent.get(name) ?? '')]));
}

/** Draws what stood in the fields as the page came. */
export function drawnIn(form: HTMLFormElement): Values {
  const drawn: Values = {};
  for (const field of fieldsOf(form)) {
    const value = drawnValueOf(field);
    if (value !== '' || !(field.name in drawn)) drawn[field.name] = value;
  }
  return drawn;
}

/** Answers the names of fields that no longer hold what the page came with. */
export function changedIn(form: HTMLFormElement): Set<string> {
  return new Set(
    fieldsOf(form)
      .filter(isChanged)
      .map(({ name }) => name),
  );
}

/** Puts values into their fields as if they had been typed there; what counts or sums hears of it. */
export function fillIn(form: HTMLFormElement, values: Readonly<Values>): void {
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (value === undefined || !setField(field, value)) continue;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Notes what stands in each field; answers how to put it back. */
export function noteFields(form: HTMLFormElement): () => void {
  const noted = fieldsOf(form).map((field) => {
    return { field, value: field.value, checked: isTick(field) && field.checked };
  });
  return () => {
    for (const { field, value, checked } of noted) {
      if (isTick(field) ? field.checked === checked : field.value === value) continue;
      if (isTick(field)) field.checked = checked;
      else field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

/** Answers whether the field holds something else now. */
function setField(field: Field, value: string): boolean {
  if (!isTick(field)) {
    if (field.value === value) return false;
    field.value = value;
    return true;
  }
  const checked = field.type === 'radio' ? field.value === value : value !== '';
  if (field.checked === checked) return false;
  field.checked = checked;
  return checked || field.type === 'checkbox';
}

const notTyped: readonly string[] = ['hidden', 'file', 'submit', 'button'];

/** Answers fields that people fill in: hidden ones and files see to themselves. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return Array.from(form.elements).filter((field): field is Field => {
    if (field instanceof HTMLInputElement) {
      const { name, type, readOnly } = field;
      return name !== '' && !readOnly && !notTyped.includes(type);
    }
    const isArea = field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    return isArea && field.name !== '';
  });
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function isChanged(field: Field): boolean {
  return isTick(field)
    ? field.checked !== field.defaultChecked
    : field.value !== drawnValueOf(field);
}

function drawnValueOf(field: Field): string {
  if (field instanceof HTMLSelectElement) {
    const options = Array.from(field.options);
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  }
  if (isTick(field)) return field.defaultChecked ? field.value : '';
  return field.defaultValue;
}

/** Answers what was typed or chosen in a form of the page while no script had taken over. */
export function typedUntilNow(id: string): Values {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>(`form#${id}`);
  return form ? changedValues(form) : {};
}

function changedValues(form: HTMLFormElement): Values {
  const changed = changedIn(form);
  return Object.fromEntries(Object.entries(typedIn(form)).filter(([name]) => changed.has(name)));
}

/**
 * React gives some fields their first values again while taking over: the reader's come back. All
 * of them are told again, as what tidies, counts or sums was not there to hear.
 */
export function takeUpTyped(form: HTMLFormElement, typedBefore: Readonly<Values>): void {
  const typed = { ...typedBefore, ...changedValues(form) };
  for (const field of fieldsOf(form)) {
    const value = typed[field.name];
    if (value === undefined) continue;
    setField(field, value);
    if (field.type !== 'radio' || (field as HTMLInputElement).checked) {
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
