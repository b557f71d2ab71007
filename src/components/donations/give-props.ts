import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import { minDonationInFen } from '#src/shared/donations/amounts.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { Texts } from '#src/texts/texts.ts';
import type { GiveTexts } from './give-texts.ts';

/** This is what the donate form shows at first, by the names of its fields. */
export type GiveValues = {
  amountInFen: string;
  amountInYuan: string;
  content: string;
  displayName: string;
  anonymous: boolean;
  amountHidden: boolean;
  payChannel: string;
  ifUnused: string;
};

export type GiveProps = {
  infoUuid: string;
  locale: Locale;
  text: GiveTexts;
  /** This is where the form goes without script, and which of the page's steps it is. */
  action: string;
  step: 'review' | 'pay';
  /** This is the key of this form's one order without script. */
  idempotencyKey?: string | undefined;
  values: GiveValues;
  /** They were sent or chosen just now, so they are newer than any draft. */
  chosenNow?: boolean;
  /** Problems of fields are in words, by the call's field names. */
  problems?: Record<string, string>;
  /** This is the sum that a form without script was asked for once more. */
  askedInFen?: number | undefined;
  /** They are known on the server; the kept case page leaves them to the browser. */
  channels?: readonly number[];
  /** A signed-in donor has a nickname already. */
  askName: boolean;
  /** A test tries the words before the amount. */
  wordsFirst?: boolean;
  feeBasisPoints: number;
  maxInFen: number;
  /** This is what the case lacked when the page was drawn; its store knows better once it asked. */
  missingInFen?: number | undefined;
  /** Does it take no more than that? Its family named no use for more. */
  closes?: boolean;
  refundRulesUrl: string;
  /** Here the result of a gift is seen, once its number is added. */
  successUrl: string;
  sharedv?: string | undefined;
  shareSourceId?: string | undefined;
  activityId?: string | undefined;
};

/** Answers the words for an amount that can't be given, if it can't. */
export function amountProblem(
  amountInFen: number | undefined,
  { text, maxInFen }: Pick<GiveProps, 'text' | 'maxInFen'>,
) {
  if (amountInFen === undefined) return text.amountMissing;
  if (amountInFen < minDonationInFen) return text.amountTooSmall;
  return amountInFen > maxInFen ? text.amountTooLarge : undefined;
}

/** Answers field problems in words; for the amount, which is whole yuan here, in the form's own. */
export function problemWords(fields: FieldProblems, texts: Texts): Record<string, string> {
  const words: Record<string, string> = {};
  for (const [field, problem] of Object.entries(fields)) {
    const missing = field === 'amountInFen' && (problem === 'amount' || problem === 'malformed');
    words[field] = missing ? texts.donations.amountMissing : texts.fieldProblems[problem];
  }
  return words;
}
