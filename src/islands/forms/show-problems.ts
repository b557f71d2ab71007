/** Words beside each wrong field of a form that the page drew; islands inside it see to themselves. */
export function showProblems(
  form: HTMLFormElement,
  problems: Readonly<Record<string, string>>,
): void {
  for (const line of form.querySelectorAll<HTMLElement>('.error[id$="-error"]')) {
    const owner = document.getElementById(line.id.replace(/-error$/, ''));
    if (!owner || line.closest('astro-island') !== form.closest('astro-island')) continue;
    const fields = owner.matches('[name]') ? [owner] : owner.querySelectorAll('[name]');
    const [first] = fields;
    const words = problems[first?.getAttribute('name') ?? ''] ?? '';
    line.textContent = words;
    line.hidden = words === '';
    for (const field of fields) {
      if (words) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    }
  }
}
