/** The form of a sheet as the browser has it: reading, filling in, saying what is wrong. */
type Values = Record<string, string>;

/** Of the form itself, or of fields that keep themselves. */
const notTyped: readonly string[] = ['step', 'infoUuid', 'next', 'basedOn', 'idempotencyKey'];

export function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !notTyped.includes(name)) values[name] = value;
  }
  return values;
}

/** Puts values into their fields; photos and hidden fields see to themselves. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = value === '1';
    else if (field instanceof HTMLInputElement && field.type === 'hidden') continue;
    else if (isTyped(field)) field.value = value;
  }
}

function isTyped(
  field: Element | RadioNodeList | null,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  );
}

/** Words beside each wrong field; the first of them gets the keyboard. */
export function showProblems(form: HTMLFormElement, problems: Readonly<Values>): void {
  for (const line of form.querySelectorAll<HTMLElement>('.error[id$="-error"]')) {
    const name = line.id.replace(/^f-|^photos-|-error$/g, '');
    const words = problems[name];
    if (!line.id.startsWith('f-')) continue;
    line.textContent = words ?? '';
    line.hidden = !words;
    const field = form.querySelector(`#f-${name}`);
    if (words) field?.setAttribute('aria-invalid', 'true');
    else field?.removeAttribute('aria-invalid');
  }
  const [first] = Object.keys(problems);
  if (!first) return;
  const control = form.querySelector<HTMLElement>(
    `[name="${first}"]:not([type=hidden]), #photos-${first}`,
  );
  control?.focus();
}
