import type { Database, Trx } from '#src/server/db/database.ts';

/** A payee that passed review, without any secret. */
export type ReviewedPayee = {
  payeeId: string;
  /** What a payout is pinned to: changes with any field of the account. */
  payeeHash: string;
  kind: 'person' | 'hospital';
  relation: string;
  maskedName: string;
  maskedAccount: string;
  bankName: string;
  effectiveAt: number;
};

/** The account a payout made at `now` goes to: the newest that passed and whose time has come. */
export async function findReviewedPayee(
  db: Database | Trx,
  caseId: string,
  now: number,
): Promise<ReviewedPayee | undefined> {
  const row = await db
    .selectFrom('case_payees')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('status', '=', 'passed')
    .where('effective_at', '<=', now)
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    payeeId: row.id,
    payeeHash: row.payee_hash,
    kind: row.kind,
    relation: row.relation,
    maskedName: row.masked_name,
    maskedAccount: row.masked_account,
    bankName: row.bank_name,
    effectiveAt: row.effective_at ?? 0,
  };
}
