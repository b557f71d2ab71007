import type { Database } from '#src/server/db/database.ts';
import { findProposedAccounts } from '#src/server/refunds/gift/find-proposed-accounts.ts';
import { findProposals } from '#src/server/review/find-proposals.ts';

/** Finds what moves money of a case and waits for a second person; its fee is told apart. */
export async function findMoneyProposals(db: Database, caseId: string) {
  const [accounts, clawbacks] = await Promise.all([
    findProposedAccounts(db, caseId),
    findProposals(db, { kind: 'clawback' }),
  ]);
  return { accounts, clawbacks: clawbacks.filter(({ value }) => value.infoUuid === caseId) };
}
