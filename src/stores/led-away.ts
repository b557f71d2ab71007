import type { ProblemName } from '#src/shared/contract/problem.ts';
import { browser } from './browser.ts';
import { forget, keep, readKept } from './keepsakes.ts';

/** What someone wanted when the page led them away to sign in, or to be vouched for again. */
type Wish = 'follow-wish' | 'comment-wish';

const lastsMs = 15 * 60_000;
const leadingAway: readonly ProblemName[] = [
  'loginExpired',
  'loginRevoked',
  'phoneNotBound',
  'thirdPartyLost',
];

/** Where a page asks in place nothing is kept: whoever gives up there does not want it any more. */
export function keepWish(wish: Wish, subject: string, refusal: ProblemName | undefined): void {
  if (refusal && leadingAway.includes(refusal) && !browser.hasLoginGate())
    keep(wish, `${subject} ${browser.now()}`);
}

/** Answers once, and only soon after, whether it is to be done now that they are back. */
export function takeWish(wish: Wish, subject: string): boolean {
  const [wished, at] = readKept(wish)?.split(' ') ?? [];
  if (wished !== subject) return false;
  forget(wish);
  return browser.now() - Number(at) < lastsMs;
}
