import { tellProblems } from '#src/stores/form-flow.ts';

const controls = 'input, select, textarea';

/** Finds the lines of a form that whoever drew it drew; an island inside it draws its own. */
function linesOf(form: HTMLFormElement): HTMLElement[] {
  const island = form.closest('astro-island');
  const lines = Array.from(form.querySelectorAll<HTMLElement>('.error[id$="-error"]'));
  return lines.filter((line) => line.closest('astro-island') === island);
}

/** The lines of words that are about a field, alone or with others. */
export function linesAbout(form: HTMLFormElement, field: Element): HTMLElement[] {
  const name = field.getAttribute('name');
  if (!name) return [];
  return linesOf(form).filter((line) =>
    fieldsOf(line).some((one) => one.getAttribute('name') === name),
  );
}

/** Answers the name of the field a line is about: of several, the first, as problems name it. */
export function nameOfLine(line: HTMLElement): string {
  const named = fieldsOf(line).find((field) => field.hasAttribute('name'));
  return named?.getAttribute('name') ?? '';
}

export function hideLine(line: HTMLElement): void {
  say(line, '');
}

/** Puts words beside each wrong field of a form that the page drew; islands inside it are told. */
export function showProblems(
  form: HTMLFormElement,
  problems: Readonly<Record<string, string>>,
): void {
  for (const line of linesOf(form)) {
    const name = nameOfLine(line);
    if (name) say(line, problems[name] ?? '');
  }
  tellProblems(form.id, problems);
}

/** Answers the controls a line of words is about. */
function fieldsOf(line: HTMLElement): Element[] {
  const owner = document.getElementById(line.id.replace(/-error$/, ''));
  if (!owner) return [];
  return owner.matches(controls) ? [owner] : Array.from(owner.querySelectorAll(controls));
}

function say(line: HTMLElement, words: string): void {
  line.textContent = words;
  line.hidden = words === '';
  if (words !== '') line.closest('details')?.setAttribute('open', '');
  for (const field of fieldsOf(line)) {
    if (words) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }
}
