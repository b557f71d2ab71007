import { parseUrl } from '#src/shared/platform/parse-url.ts';
import { readYuan, typedYuanInFen } from '#src/shared/platform/typed-yuan.ts';

/** This radio says that the amount stands in the field beside it, in yuan. */
export const ownAmount = 'own';

const passedOn = [
  ...(['content', 'displayName', 'anonymous', 'amountHidden'] as const),
  ...(['payChannel', 'ifUnused'] as const),
];

type Form = Record<string, string | undefined>;

/**
 * Gives what was typed as an amount with only the whole yuan of it, which the form says beside it.
 */
export function withWholeYuan<F extends Form>(form: F): F {
  const { plain = '' } = form.amountInYuan ? readYuan(form.amountInYuan, 'whole') : {};
  return plain === '' ? form : { ...form, amountInYuan: plain };
}

/**
 * Reads the amount a donate form shows; the checked radio decides, never what stands in a hidden
 * field.
 */
export function giftAmountInFen(form: Form): number | undefined {
  const { amountInFen = ownAmount, amountInYuan = '' } = form;
  if (amountInFen === ownAmount) return typedYuanInFen(amountInYuan, 'whole');
  const amount = Number(amountInFen);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}

const isId = (text: string) => /^[\w-]{22}$/.test(text);

type Share = { sharedv?: string; shareSourceId?: string; activityId?: string };

/**
 * Reads who passed the appeal on, and through which venue it was found, from a form or a link; what
 * a link spoilt never stops a gift.
 */
export function shareOf(form: Form): Share {
  const { sharedv = '', shareSourceId = '', activityId = '' } = form;
  return {
    ...(/^\d{1,2}$/.test(sharedv) ? { sharedv } : {}),
    ...(isId(shareSourceId) ? { shareSourceId } : {}),
    ...(isId(activityId) ? { activityId } : {}),
  };
}

/**
 * Reads the same, and where the form or the link does not say it, as the page before did: that
 * stands in the address of a kept page, and in no link or form on it unless script filled it in.
 */
export function shareOfVisit(form: Form, headers: Headers): Share {
  const before = parseUrl(headers.get('referer') ?? '')?.searchParams;
  return { ...shareOf(Object.fromEntries(before ?? [])), ...shareOf(form) };
}

/** Makes the fields of the order calls from those of the donate form, with script and without. */
export function giftFieldsOf(form: Form, infoUuid: string): Record<string, string> {
  const fields: Record<string, string> = {
    infoUuid,
    amountInFen: String(giftAmountInFen(form) ?? ''),
    ...shareOf(form),
  };
  for (const name of passedOn) {
    const value = form[name];
    if (value) fields[name] = value;
  }
  return fields;
}
