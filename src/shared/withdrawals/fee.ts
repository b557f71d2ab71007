import { serviceChargeOptions } from '#src/shared/cases/enumerations.ts';
import { feeOf } from '#src/shared/platform/money.ts';

export type ChargeOption = (typeof serviceChargeOptions)[keyof typeof serviceChargeOptions];
export type FeeRule = { option: ChargeOption; basisPoints: number };

type FeeSplit = {
  /** It is taken from what the family asked for. */
  feeInFen: number;
  /** It is taken from the subsidy pool instead. */
  subsidyInFen: number;
  /** This is what the payee gets: amount less fee. */
  netInFen: number;
};

/** Reckons what a withdrawal of this amount costs under the case's option. */
export function splitFee(amountInFen: number, { option, basisPoints }: FeeRule): FeeSplit {
  const fee = feeOf(amountInFen, basisPoints);
  const feeInFen = option === serviceChargeOptions.charge ? fee : 0;
  const subsidyInFen = option === serviceChargeOptions.subsidise ? fee : 0;
  return { feeInFen, subsidyInFen, netInFen: amountInFen - feeInFen };
}

type Instalment = FeeSplit & { position: number; amountInFen: number };

/** Makes even parts, the first ones a fen larger; their fees add up to the fee of the whole. */
export function planInstalments(amountInFen: number, count: number, rule: FeeRule): Instalment[] {
  const base = Math.floor(amountInFen / count);
  const larger = amountInFen - base * count;
  let before = 0;
  return Array.from({ length: count }, (_, index) => {
    const amount = base + (index < larger ? 1 : 0);
    const [from, until] = [splitFee(before, rule), splitFee(before + amount, rule)];
    before += amount;
    const feeInFen = until.feeInFen - from.feeInFen;
    const subsidyInFen = until.subsidyInFen - from.subsidyInFen;
    const netInFen = amount - feeInFen;
    return { position: index + 1, amountInFen: amount, feeInFen, subsidyInFen, netInFen };
  });
}

/** Writes 300 basis points as "3%". */
export function feePercentageStr(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
