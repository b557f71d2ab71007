import { dayMs } from '#src/shared/platform/china-days.ts';
import { raisingDays } from '#src/shared/raising/raising-days.ts';
import type { AddedStory } from './add-story.ts';

/** By then it has ended, which leaves room for what a story tells of what came after. */
const latestEnd = raisingDays - 3;
/** The first withdrawal of a long story is asked for on its 20th day. */
const beforeWithdrawing = 18;

/**
 * People give to a story until then: it raises still, has ended, or its family asked for the money.
 */
export function raisedUntil(
  { story: { state }, publishedAt }: Pick<AddedStory, 'story' | 'publishedAt'>,
  now: number,
): number {
  const at = (days: number) => publishedAt + days * dayMs;
  switch (state) {
    case 'new':
    case 'raising':
    case 'nearlyThere':
    case 'reached':
    case 'risk':
      return now;
    case 'expired':
      return at(raisingDays);
    case 'withdrawing':
      return Math.min(now - 5 * dayMs, at(beforeWithdrawing));
    default:
      return Math.min(now - 2 * dayMs, at(latestEnd));
  }
}
