import { dayMs } from '#src/shared/platform/china-days.ts';
import type { Touch, Touches } from '#src/shared/platform/touches.ts';
import { createDice, type Dice } from './dice.ts';

/** Donors come by such links: most by friends, through one to four hands. */
const linkShare = 0.7;
const channels = ['friend', 'friend', 'timeline', 'timeline', 'qq', 'weibo', 'hospital'] as const;
/** This share heard of a case another way first, and came back by a friend's link. */
const otherFirstShare = 0.3;

/** Answers what led each donor of a case to it; undefined came by nobody's link. */
export function planTouches(slug: string): (gift: { paidAt: number }) => Touches | undefined {
  const dice = createDice(`touches ${slug}`);
  return ({ paidAt }) => {
    if (!dice.chance(linkShare)) return undefined;
    const last = touchAt(dice, paidAt - dice.whole(2, 40) * 60_000);
    const isOther = dice.chance(otherFirstShare);
    const first = isOther ? touchAt(dice, last.at - dice.whole(1, 6) * dayMs) : last;
    return { first, last };
  };
}

function touchAt(dice: Dice, at: number): Touch {
  return { at, channel: dice.pick(channels), sharedv: String(dice.whole(1, 4)) };
}
