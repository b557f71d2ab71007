import { type DraftName, keepDraft, readDraft } from '#src/stores/drafts.ts';
import { changedIn, fillIn, typedIn } from './form-values.ts';
import { onTyping } from './on-typing.ts';

type Tied = {
  name: DraftName;
  /** What the server has is newer than drafts kept before. */
  newerThan?: number | undefined;
  /**
   * The form follows from this version of the server's words: a draft of another one is not put
   * back by itself. It is undefined while its writer has to choose, when nothing is kept.
   */
  basedOn?: (() => number | undefined) | undefined;
  /** Runs with each input, once it is kept; `kept` is false where the device keeps nothing. */
  onKept?: (kept: boolean) => void;
};

/** Fields that the page itself fills stay out of a draft, whatever else they are called elsewhere. */
function draftedIn(form: HTMLFormElement): Record<string, string> {
  const typed = typedIn(form);
  for (const field of form.querySelectorAll('[data-undrafted]'))
    delete typed[field.getAttribute('name') ?? ''];
  return typed;
}

/**
 * Keeps what is typed in a form on this device. What was typed before comes back into fields that
 * nobody has changed since.
 */
export function tieDraft(form: HTMLFormElement, { name, newerThan, basedOn, onKept }: Tied) {
  const touched = changedIn(form);
  const isOther = basedOn && readDraft(name)?.basedOn !== basedOn();
  const restored = !isOther && restore(form, { name, newerThan, touched });
  const keep = () => {
    const version = basedOn?.();
    if (basedOn && version === undefined) return;
    const kept = keepDraft(name, draftedIn(form), { touched, newerThan, basedOn: version });
    onKept?.(kept);
  };
  const stopHearing = onTyping(form, (field) => {
    touched.add(field.getAttribute('name') ?? '');
    keep();
  });
  if (touched.size > 0) keep();
  return { restored, stop: stopHearing };
}

type Restored = Pick<Tied, 'name' | 'newerThan'> & { touched: ReadonlySet<string> };

/** Answers whether words came back. */
function restore(form: HTMLFormElement, { name, newerThan, touched }: Restored): boolean {
  const values = Object.entries(readDraft(name, newerThan)?.values ?? {});
  const drafted = draftedIn(form);
  const untouched = values.filter(([field]) => field in drafted && !touched.has(field));
  const before = JSON.stringify(typedIn(form));
  fillIn(form, Object.fromEntries(untouched));
  return JSON.stringify(typedIn(form)) !== before;
}
