import type { Touches } from '#src/shared/platform/touches.ts';
import type { DemoStory } from './demo-story.ts';
import { createDice, type Dice } from './dice.ts';
import { giftWords } from './gift-words.ts';
import { planTouches } from './plan-touches.ts';

export type PlannedGift = {
  amountInFen: number;
  paidAt: number;
  /** It says which of the donors gives; undefined is a guest without an account. */
  donor: number | undefined;
  words: string;
  anonymous: boolean;
  amountHidden: boolean;
  /** It is paid with the other of the two wallets. */
  byAlipay: boolean;
  /** It says by which links the donor came. */
  touches?: Touches | undefined;
};

/** This is amounts people really give, in yuan; the rest lies between them by hand. */
const usualYuan = [
  1, 5, 6.66, 8.88, 10, 20, 30, 50, 66, 88, 100, 200, 300, 500, 666, 800, 1000, 2000, 3000, 5000,
];
const guestShare = 0.18;
const largestTopUpInFen = 300_000;

type Span = { publishedAt: number; until: number; donorCount: number };

/**
 * Answers a story's gifts are planned in the order they come: many small ones, few large ones, most
 * in the first days.
 */
export function planGifts(
  story: DemoStory,
  { publishedAt, until, donorCount }: Span,
): PlannedGift[] {
  const dice = createDice(`gifts ${story.slug}`);
  const amounts = planAmounts(story, dice);
  const span = Math.max(until - 600_000 - publishedAt - 3_600_000, 60_000);
  const words = dice.shuffle([...story.encouragements, ...giftWords.zh, ...giftWords.en]);
  const gifts = amounts
    .map((amountInFen, index) => ({
      amountInFen,
      paidAt: Math.floor(publishedAt + 3_600_000 + span * dice.between(0, 1) ** 2.2),
      donor: dice.chance(guestShare) ? undefined : dice.whole(0, donorCount - 1),
      words: dice.chance(0.45) ? (words[index % words.length] ?? '') : '',
      anonymous: dice.chance(0.22),
      amountHidden: dice.chance(0.05),
      byAlipay: dice.chance(0.3),
    }))
    .sort((a, b) => a.paidAt - b.paidAt);
  const touchesOf = planTouches(story.slug);
  const planned = story.surplus ? gifts : untilFilled(gifts, story.targetInFen);
  return planned.map((gift) => ({ ...gift, touches: touchesOf(gift) }));
}

/** A case takes no more once it has its target. */
function untilFilled(gifts: readonly PlannedGift[], targetInFen: number): PlannedGift[] {
  let sumInFen = 0;
  return gifts.filter(({ amountInFen }) => {
    if (sumInFen >= targetInFen) return false;
    sumInFen += amountInFen;
    return true;
  });
}

/** Plans about the story's share of its target; a reached one is topped up to it. */
function planAmounts({ giftCount, raisedShare, targetInFen }: DemoStory, dice: Dice): number[] {
  if (giftCount === 0) return [];
  const wanted = Math.round(targetInFen * raisedShare);
  const weights = Array.from({ length: giftCount }, () =>
    Math.exp(dice.between(-1.6, 1.6) + dice.between(-1.2, 1.2)),
  );
  const scale = wanted / weights.reduce((sum, weight) => sum + weight, 0);
  const amounts = weights.map((weight) => usualAmount(weight * scale));
  let missing = wanted - amounts.reduce((sum, amount) => sum + amount, 0);
  while (missing > 0) {
    const amount = Math.min(largestTopUpInFen, Math.ceil(missing / 1000) * 1000);
    amounts.push(amount);
    missing -= amount;
  }
  return amounts;
}

function usualAmount(amountInFen: number): number {
  const nearest = usualYuan.reduce((best, yuan) =>
    Math.abs(yuan * 100 - amountInFen) < Math.abs(best * 100 - amountInFen) ? yuan : best,
  );
  return Math.round(nearest * 100);
}
