import * as v from 'valibot';

const amount = v.number();

/** These are states of a withdrawal that everyone may see: from its public notice on. */
export const shownWithdrawalStates = ['NOTICE', 'PAYING', 'PAID'] as const;

/** It proves that it was paid, and says what the public is owed since. */
const shownPayout = v.object({
  paidAt: v.number(),
  /** These are the bank's, one for each instalment. */
  receiptNos: v.array(v.string()),
  useDueAt: v.nullable(v.number()),
  useShownAt: v.nullable(v.number()),
  useInReview: v.boolean(),
  useOverdue: v.boolean(),
});

const shownWithdrawal = v.object({
  /** So much was asked for; the other sums are what moved. */
  amountInFen: amount,
  netInFen: amount,
  paidInFen: amount,
  givenBackInFen: amount,
  purpose: v.string(),
  plan: v.string(),
  status: v.picklist(shownWithdrawalStates),
  noticeOver: v.boolean(),
  appliedAt: v.number(),
  /** Since then it is in this state. */
  changedAt: v.number(),
  /** It is there once something of it was paid. */
  payout: v.optional(shownPayout),
});
export type ShownWithdrawal = v.InferOutput<typeof shownWithdrawal>;

/**
 * This is where the gifts of a case are, by the ledger: the seven parts add up to what was given
 * and matched.
 */
export const allocation = v.object({
  infoUuid: v.string(),
  givenInFen: amount,
  /** This is what was given and not returned. */
  raisedInFen: amount,
  /** This is what sponsors put beside the gifts, less what went back with one. */
  matchedInFen: amount,
  availableInFen: amount,
  heldInFen: amount,
  refundHeldInFen: amount,
  inFlightInFen: amount,
  paidOutInFen: amount,
  refundedInFen: amount,
  feeInFen: amount,
  /** It was paid out and came back from the payee; it is in the parts above. */
  clawedBackInFen: amount,
  list: v.array(shownWithdrawal),
});
export type Allocation = v.InferOutput<typeof allocation>;
