import { sql } from 'kysely';
import { chargedBasisPoints } from '#src/shared/cases/case-rules.ts';
import { feeOf } from '#src/shared/platform/money.ts';

/**
 * What is shown of a case's money is what was given and not returned. Of all that reads, this module
 * alone names the columns that say so; each stands for one column of a query that joins `case_funds`.
 */
export const shownFund = {
  /** This is all that was ever given; it may stand small beside what is raised. */
  given: 'case_funds.given_in_fen as givenInFen',
  raised: 'case_funds.raised_in_fen as raisedInFen',
  /** These gifts did not go back whole. */
  gifts: 'case_funds.donation_count as donationCount',
  /** This is put beside gifts by sponsors, and never counted as raised. */
  matched: 'case_funds.matched_in_fen as matchedInFen',
} as const;

/** These are the same, summed over the cases of a query. */
export const shownSums = {
  raised: sumOf(sql`case_funds.raised_in_fen`).as('raisedInFen'),
  gifts: sumOf(sql`case_funds.donation_count`).as('donationCount'),
} as const;

/** Was it given something that it keeps? */
export const hasGifts = sql<boolean>`case_funds.donation_count > 0`;

/** This is raised by now, where a query reckons with it. */
export const raisedNowInFen = sql<number>`case_funds.raised_in_fen`;

/** This is missing to the target, to choose and to order by. */
export const missingNowInFen = sql<number>`(cases.target_in_fen - case_funds.raised_in_fen)`;

function sumOf(column: ReturnType<typeof sql>) {
  return sql<number>`cast(coalesce(sum(${column}), 0) as bigint)`;
}

type Charged = { service_charge_option: number; fee_basis_points: number };

/** Says what of a gift to the case is the platform's fee by the option its family chose. */
export function chargedBasisPointsOf(row: Charged): number {
  return chargedBasisPoints({
    serviceChargeOption: row.service_charge_option,
    feeBasisPoints: row.fee_basis_points,
  });
}

/** Says what of what is raised is the fee, and what reaches the patient. */
export function feeAndNetOf(row: Charged & { raisedInFen: number }) {
  const feeInFen = feeOf(row.raisedInFen, chargedBasisPointsOf(row));
  return { feeInFen, netInFen: row.raisedInFen - feeInFen };
}
