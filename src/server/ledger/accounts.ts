import type { Selectable } from 'kysely';
import type { LedgerAccountsTable } from '#src/server/db/schema.ts';

type AccountKind = Selectable<LedgerAccountsTable>['kind'];
type SingleKind = 'B' | 'E' | 'U' | 'F' | 'R' | 'L' | 'S';
type SubjectKind = Exclude<AccountKind, SingleKind>;

/** An account's id says what it is for; only the functions of this file spell one. */
export type AccountId = SingleKind | `${SubjectKind}:${string}`;

/** It is held at a gateway; negative by the amount held, since money comes in through it. */
export const heldAtGateway = (gateway: string): AccountId => `G:${subject(gateway)}`;
export const caseAvailable = (caseId: string): AccountId => `C:${subject(caseId)}`;
export const caseHeldForWithdrawals = (caseId: string): AccountId => `CH:${subject(caseId)}`;
export const caseHeldForRefunds = (caseId: string): AccountId => `CR:${subject(caseId)}`;
export const payoutInFlight = (payoutId: string): AccountId => `X:${subject(payoutId)}`;
export const pool = (poolId: string): AccountId => `P:${subject(poolId)}`;
export const custodyBank: AccountId = 'B';
export const gatewayCost: AccountId = 'E';
export const unmatchedReceipts: AccountId = 'U';
export const feeIncome: AccountId = 'F';
export const fundraiserReceivable: AccountId = 'R';
export const loss: AccountId = 'L';
/** People give it to the running of the platform; it is never mixed with money of cases. */
export const platformSupport: AccountId = 'S';

/** These are kinds whose balance never goes below zero; the database refuses it too. */
export const neverOverdrawn: ReadonlySet<AccountKind> = new Set([
  ...(['C', 'CH', 'CR', 'X', 'U', 'P', 'S'] as const),
]);

export function kindOf(account: AccountId): AccountKind {
  return account.split(':', 1)[0] as AccountKind;
}

function subject(id: string): string {
  if (id === '') throw new Error('An account of nobody can hold no money.');
  return id;
}
