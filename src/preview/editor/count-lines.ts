/** Says under the text how long it is, as it is typed. */
export function countLines(form: Element, body: HTMLTextAreaElement, template: string): void {
  const place = form.querySelector('[data-lines]');
  const count = () => {
    const lines = body.value === '' ? 0 : body.value.split('\n').length;
    const characters = body.value.replaceAll(/\s/g, '').length;
    if (!place) return;
    place.textContent = template
      .replace('{lines}', String(lines))
      .replace('{characters}', String(characters));
  };
  body.addEventListener('input', count);
  count();
}
