import type { ToldWithdrawal } from '#src/shared/tracing/told-withdrawal.ts';
import type { FundUse } from '#src/shared/withdrawals/fund-use.ts';

/** This is what of the platform's money is listed one by one. */
export const publicityParts = ['withdrawals', 'uses', 'refunds', 'ended'] as const;
export type PublicityPart = (typeof publicityParts)[number];

export function isPublicityPart(text: string): text is PublicityPart {
  return (publicityParts as readonly string[]).includes(text);
}

export type WithdrawalLine = ToldWithdrawal & {
  part: 'withdrawals';
  feeInFen: number;
  /** It is taken with what was paid by now. */
  paidFeeInFen: number;
  purpose: string;
  noticeEndsAt: number | null;
  paidAt: number | null;
};

/** This is one line of a list: a case, what happened, how much, since when. */
export type PublicityLine = {
  id: string;
  infoUuid: string;
  caseTitle: string;
  risky: boolean;
  /** The list is sorted by it, newest first. */
  at: number;
} & (
  | WithdrawalLine
  | (FundUse & { part: 'uses'; amountInFen: number })
  | {
      part: 'refunds';
      kind: 'fundraiser' | 'falseCase' | 'ended' | 'surplus';
      status: 'RUNNING' | 'DONE';
      reason: string;
      amountInFen: number;
      returnedInFen: number;
      giftCount: number;
      returnedCount: number;
    }
  | { part: 'ended'; endReason: number | null; raisedInFen: number; targetInFen: number }
);

/**
 * This is where all money of the platform is, by the ledger; the two sides of each sum must agree.
 */
export type PlatformMoney = {
  /** This is all that donors ever gave. */
  givenInFen: number;
  /** This is what of it was not returned. */
  raisedInFen: number;
  /** It was matched from pools. */
  matchedInFen: number;
  availableInFen: number;
  heldInFen: number;
  refundHeldInFen: number;
  inFlightInFen: number;
  /** It is without what came back, from the bank or from whom it was paid to. */
  paidOutInFen: number;
  /** Of that payees paid back so much. */
  clawedBackInFen: number;
  refundedInFen: number;
  feeInFen: number;
  places: {
    gateways: number;
    bank: number;
    /** It pays service fees for families. */
    subsidyPool: number;
    /** These are all other pools: of matches and activities. */
    pools: number;
    unmatched: number;
    fees: number;
    /** These were given to the running of the platform itself. */
    supports: number;
    cases: number;
  };
};

/** Is what came in the sum of where it is, and what is held the sum of whom it is held for? */
export function addsUp(money: PlatformMoney): boolean {
  const { places } = money;
  const parts =
    money.availableInFen +
    money.heldInFen +
    money.refundHeldInFen +
    money.inFlightInFen +
    money.paidOutInFen +
    money.refundedInFen +
    money.feeInFen;
  const { gateways, bank, ...heldFor } = places;
  const held = Object.values(heldFor).reduce((whole, inFen) => whole + inFen, 0);
  return money.givenInFen + money.matchedInFen === parts && gateways + bank === held;
}
