import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import { giftAmountInFen } from '#src/shared/donations/gift-form.ts';
import type { Texts } from '#src/texts/texts.ts';
import { amountProblem, type GiveProps, problemWords } from './give-props.ts';

/** This is what a form posted without script, and why it was refused. */
type SentGift = {
  values: Record<string, string>;
  problem?: { fields: FieldProblems } | undefined;
};

type Form = Pick<GiveProps, 'text' | 'maxInFen'> & { texts: Texts };

/**
 * Answers words for what is wrong with a gift that was sent, or the sum that is asked for once
 * more.
 */
export function giftProblems(sent: SentGift | undefined, { texts, ...form }: Form) {
  const { meantInFen, ...fields } = sent?.problem?.fields ?? {};
  const problems = problemWords(fields, texts);
  const amountInFen = sent && giftAmountInFen(sent.values);
  const amountWrong = sent && amountProblem(amountInFen, form);
  if (amountWrong) problems.amountInFen = amountWrong;
  return { problems, askedInFen: meantInFen && !amountWrong ? amountInFen : undefined };
}
