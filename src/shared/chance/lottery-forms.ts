import { only } from '#src/shared/contract/call-form.ts';
import { lotteryClaim, lotteryResult } from './calls.ts';

/** These are forms of a lottery: what each sends, with script and without. */
export const lotteryForms = {
  draw: { call: lotteryResult, inputOf: only('activityId', 'spend', 'adult') },
  claim: {
    call: lotteryClaim,
    inputOf: only('prizeId', 'adult', 'name', 'mobile', 'region', 'street'),
  },
};
