import { monthAfter } from '#src/shared/platform/months.ts';

const giftMoveKinds = ['given', 'cameBack', 'bounced', 'movedOn'] as const;
export type GiftMoveKind = (typeof giftMoveKinds)[number];

/** This is one booking of the ledger about a gift of a donor. */
export type GiftMove = {
  at: number;
  kind: GiftMoveKind;
  amountInFen: number;
  tradeNo: string;
  infoUuid: string;
  caseTitle: string;
};

/** This is a month of a donor's gifts. What was moved on to another family stayed a gift. */
export type GiftMonth = {
  month: string;
  givenInFen: number;
  cameBackInFen: number;
  movedOnInFen: number;
};

/** Answers the twelve months that end with one, oldest first. */
export function twelveMonths(until: string): string[] {
  return Array.from({ length: 12 }, (_, at) => monthAfter(until, at - 11));
}

export function sumOfMonths(months: readonly GiftMonth[]): Omit<GiftMonth, 'month'> {
  const sum = (of: (month: GiftMonth) => number) =>
    months.reduce((whole, month) => whole + of(month), 0);
  return {
    givenInFen: sum(({ givenInFen }) => givenInFen),
    cameBackInFen: sum(({ cameBackInFen }) => cameBackInFen),
    movedOnInFen: sum(({ movedOnInFen }) => movedOnInFen),
  };
}
