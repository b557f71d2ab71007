import { giftFieldNames, shareOf } from '#src/shared/donations/gift-form.ts';
import { type GiftDraft, readDraft } from '#src/stores/donation-draft.ts';

export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) fields[name] = String(value);
  return fields;
}

/**
 * Gives a form of the kept page what only this browser knows: who shared the link, and what was
 * typed last time, unless the donor has begun already. Answers whether something was restored.
 */
export function fillFromBrowser(
  form: HTMLFormElement,
  infoUuid: string,
  step: 'review' | 'pay',
): boolean {
  if (step === 'pay') return false;
  const share = shareOf(Object.fromEntries(new URLSearchParams(location.search)));
  for (const [name, value] of Object.entries(share)) inputOf(form, name).value = value;
  const draft = readDraft(infoUuid);
  if (!draft || begun(form)) return false;
  restore(form, draft);
  return Boolean(draft.content || draft.displayName);
}

/** Brings the first refusal into view once it is drawn. */
export function showFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' }),
  );
}

function begun(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  });
}

function restore(form: HTMLFormElement, draft: GiftDraft): void {
  for (const name of giftFieldNames) {
    const value = draft[name] ?? '';
    for (const field of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      if (field.type === 'radio')
        field.checked = field.value === value || (field.checked && value === '');
      else if (field.type === 'checkbox') field.checked = value !== '';
      else field.value = value;
    }
  }
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}
