import { type ProblemName, problemCodes } from '#src/shared/contract/problem.ts';
import type { Texts } from './texts.ts';

export type Refused = {
  reason: ProblemName;
  retryAfterSeconds?: number | undefined;
  holder?: string | undefined;
};

/**
 * Answers why something was refused; what came too often says after how long it may come again,
 * and what a colleague has in hand says who.
 */
export function problemText(refused: Refused, texts: Texts): string {
  const { reason, retryAfterSeconds, holder } = refused;
  if (holder) return texts.review.task.heldByOther(holder);
  const words = texts.problems[reason];
  if (!retryAfterSeconds || problemCodes[reason].status !== 429) return words;
  return texts.platform.withWait(words, retryAfterSeconds);
}

/** Gives the texts of a page that shows a refused form, which says the same. */
export function textsAfter(texts: Texts, refused: Refused | undefined): Texts {
  if (!refused?.retryAfterSeconds) return texts;
  const said = { [refused.reason]: problemText(refused, texts) };
  return { ...texts, problems: { ...texts.problems, ...said } };
}
