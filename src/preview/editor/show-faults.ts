import type { Fault } from '#src/content/find-in-lines.ts';

export type Answer = { faults: Fault[]; picture?: string };

/** Each fault leads to its field; one of the text, to its line. */
export function showFaults(form: HTMLFormElement, faults: readonly Fault[]): void {
  const list = form.querySelector('[data-faults]');
  list?.replaceChildren(...faults.map((fault) => itemOf(form, fault)));
  for (const control of form.querySelectorAll('[name]')) {
    const isWrong = faults.some(({ field }) => field === control.getAttribute('name'));
    if (isWrong) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }
}

function itemOf(form: HTMLFormElement, { field, line, words }: Fault): HTMLLIElement {
  const item = document.createElement('li');
  const control = form.elements.namedItem(field);
  if (!(control instanceof HTMLElement)) {
    item.textContent = words;
    return item;
  }
  const link = document.createElement('a');
  link.href = `#${field}`;
  link.textContent = words;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control.focus();
    if (control instanceof HTMLTextAreaElement && line) selectLine(control, line);
  });
  item.append(link);
  return item;
}

function selectLine(body: HTMLTextAreaElement, line: number): void {
  const lines = body.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  body.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
