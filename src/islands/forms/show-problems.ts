/** Photos have a control without a name beside the field that carries their ids. */
const controls = 'input, select, textarea';

/** Words beside each wrong field of a form that the page drew; islands inside it see to themselves. */
export function showProblems(
  form: HTMLFormElement,
  problems: Readonly<Record<string, string>>,
): void {
  for (const line of form.querySelectorAll<HTMLElement>('.error[id$="-error"]')) {
    const owner = document.getElementById(line.id.replace(/-error$/, ''));
    if (!owner || line.closest('astro-island') !== form.closest('astro-island')) continue;
    const fields = owner.matches(controls) ? [owner] : Array.from(owner.querySelectorAll(controls));
    const named = fields.find((field) => field.hasAttribute('name'));
    const words = problems[named?.getAttribute('name') ?? ''] ?? '';
    line.textContent = words;
    line.hidden = words === '';
    for (const field of fields) {
      if (words) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    }
  }
}
