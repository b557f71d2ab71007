/** Answers what the page calls a field of a form. */
export function labelInPage(form: HTMLFormElement, name: string): string {
  const field = controlOf(form, name);
  const group = isChoice(field) ? field.closest('fieldset')?.querySelector('legend') : undefined;
  const label = group ?? form.querySelector(`label[for="${field?.id}"]`);
  return label?.textContent?.trim() ?? name;
}

/** Answers a field's value as its form says it: the words of a choice, or what was typed. */
export function wordsInPage(form: HTMLFormElement, name: string, value: string): string {
  const field = controlOf(form, name);
  if (field instanceof HTMLSelectElement) {
    return Array.from(field.options).find((option) => option.value === value)?.text ?? value;
  }
  if (!isChoice(field)) return value;
  const chosen = form.querySelector(`input[name="${name}"][value="${CSS.escape(value)}"]`);
  return chosen?.closest('label')?.textContent?.trim() ?? value;
}

function controlOf(form: HTMLFormElement, name: string): Element | undefined {
  const found = form.elements.namedItem(name);
  if (found instanceof Element) return found;
  return found?.[0] instanceof Element ? found[0] : undefined;
}

function isChoice(field: Element | undefined): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'radio';
}
