import type { AccountId } from './accounts.ts';

export type LedgerEntry = { account: AccountId; amountInFen: number };
export type LedgerTransfer = {
  kind: string;
  reference: string; // what caused it; a cause has one effect of a kind
  caseId?: string | undefined;
  entries: readonly LedgerEntry[];
  now: number;
};
