import * as v from 'valibot';
import {
  beginningOfDay,
  type PromisedActivity,
  promisedFields,
  promiseOf,
} from '#src/shared/activities/activity-fields.ts';
import { mostControlPercent } from '#src/shared/activities/case-groups.ts';
import type { DropRule, MatchRule } from '#src/shared/activities/match-rule.ts';
import { amountInFen, say, wholeNumber } from '#src/shared/contract/fields.ts';
import { wallets } from '#src/shared/donations/pay-channels.ts';

/** They say whence a gift may come, by the documents' names; the second asks nothing of it. */
export const giftChannels = ['QQ_CHANNEL', 'NOT_QQ_CHANNEL'] as const;

/**
 * They say which gifts are matched: every one, those given within QQ, or those paid by one wallet.
 */
export const matchedGifts = ['NOT_QQ_CHANNEL', 'QQ_CHANNEL', ...wallets] as const;

const caps = { perGiftInFen: amountInFen, perPersonDayInFen: amountInFen };
/** Of the cases a lot leaves out so many, so that what matching does can be seen. */
const lot = { controlPercent: v.optional(wholeNumber(0, mostControlPercent), 0) };

/** They say by which rule gifts are matched. */
export const matchFields = {
  ratioPercent: wholeNumber(1, 1000),
  ...caps,
  channel: v.optional(v.picklist(matchedGifts, say('unknown')), 'NOT_QQ_CHANNEL'),
  ...lot,
};

/** They say by which rule each giver brings the same, whatever was given. */
export const dropFields = { ...caps, ...lot };

/**
 * This is another rule of a matching, which holds from the beginning of a day on; a drop has no
 * share.
 */
export const newRuleFields = {
  ratioPercent: v.optional(matchFields.ratioPercent),
  ...caps,
  perCaseInFen: promisedFields.perCaseInFen,
  accountAgeDays: promisedFields.accountAgeDays,
  fromDay: beginningOfDay,
};

type Of<F extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<F, undefined>>;
type Typed = Of<typeof promisedFields>;

/** Gives what was typed as what is promised: instants, and the rule by itself. */
export function matchPromiseOf(typed: Typed & Of<typeof matchFields>): PromisedActivity {
  const { channel, controlPercent } = typed;
  const rule = { ...dropRuleOf(typed), ratioBasisPoints: typed.ratioPercent * 100 };
  const alike = { ...promiseOf(typed), controlPercent };
  if (channel === 'QQ_CHANNEL') return { type: 'qqMatchingDonation', rule, ...alike };
  if (channel === 'NOT_QQ_CHANNEL') return { type: 'matchingDonation', rule, ...alike };
  return { type: 'paymentChannelSubsidy', rule: { ...rule, wallet: channel }, ...alike };
}

export function dropPromiseOf(typed: Typed & Of<typeof dropFields>): PromisedActivity {
  const { controlPercent } = typed;
  return { type: 'waterHelp', rule: dropRuleOf(typed), ...promiseOf(typed), controlPercent };
}

type NewRule = Omit<Of<typeof newRuleFields>, 'fromDay'>;

/**
 * Gives a rule as it is kept: a share of the gift in hundredths of a percent, or none for a drop.
 */
export function matchRuleOf({ ratioPercent, ...typed }: NewRule): MatchRule | DropRule {
  const rule = dropRuleOf(typed);
  return ratioPercent === undefined ? rule : { ...rule, ratioBasisPoints: ratioPercent * 100 };
}

function dropRuleOf({ perGiftInFen, perPersonDayInFen, perCaseInFen, accountAgeDays }: NewRule) {
  return { perGiftInFen, perPersonDayInFen, perCaseInFen, accountAgeDays };
}
