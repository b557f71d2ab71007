export const billTimes = ['SoFar', 'Ahead'] as const;
export type BillTime = (typeof billTimes)[number];

/** They paid or will pay a part of the cost; what is left of it nobody does. */
export const billPayers = ['insurance', 'aid', 'own'] as const;

type BillField = `${'cost' | (typeof billPayers)[number]}${BillTime}InFen`;

/** It is what the illness cost and will cost, and of each what is met; fen, zero or more. */
export type Bill = Record<BillField, number>;

export const billFields = billTimes.flatMap((time) =>
  (['cost', ...billPayers] as const).map((what) => `${what}${time}InFen` as const),
);

export const emptyBill = Object.fromEntries(billFields.map((field) => [field, 0])) as Bill;

/**
 * Reckons what nobody pays of one half; below zero where more is met than it costs, which cannot
 * be.
 */
export function unmetOf(bill: Bill, time: BillTime): number {
  const met = billPayers.reduce((sum, payer) => sum + bill[`${payer}${time}InFen`], 0);
  return bill[`cost${time}InFen`] - met;
}

/** Finds the first part by which one half is met by more than it costs, in the order of the form. */
export function firstBeyond(bill: Bill, time: BillTime): BillField | undefined {
  let unmet = bill[`cost${time}InFen`];
  return billPayers
    .map((payer) => `${payer}${time}InFen` as const)
    .find((field) => {
      unmet -= bill[field];
      return unmet < 0;
    });
}

/** Reckons what a family can't pay of what it spent and will have to; never below zero. */
export function gapOf(bill: Bill): number {
  return billTimes.reduce((sum, time) => sum + Math.max(0, unmetOf(bill, time)), 0);
}

/** Takes the bill alone, of whatever carries one among other fields. */
export function billOf(carrier: Bill): Bill {
  return Object.fromEntries(billFields.map((field) => [field, carrier[field]])) as Bill;
}
