import type { Selectable } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { CasePayeesTable } from '#src/server/db/schema.ts';

/** This is a payee that passed review, without any secret. */
export type ReviewedPayee = {
  payeeId: string;
  /** A payout is pinned to it: it changes with any field of the account. */
  payeeHash: string;
  /** It is the blind index of the identity paper; a hospital has none. */
  idCardIndex: string | null;
  kind: 'person' | 'hospital';
  relation: string;
  maskedName: string;
  maskedAccount: string;
  bankName: string;
  effectiveAt: number;
};

/**
 * Finds the account a payout made at `now` goes to: the newest that passed and whose time has come.
 */
export async function findReviewedPayee(
  db: Database | Trx,
  caseId: string,
  now: number,
): Promise<ReviewedPayee | undefined> {
  const row = await newestPassed(db, caseId).where('effective_at', '<=', now).executeTakeFirst();
  return row && reviewedOf(row);
}

/** Finds the account that passed last, though it may still cool down: a new review looks there. */
export async function findNewestPayee(
  db: Database | Trx,
  caseId: string,
): Promise<ReviewedPayee | undefined> {
  const row = await newestPassed(db, caseId).executeTakeFirst();
  return row && reviewedOf(row);
}

function newestPassed(db: Database | Trx, caseId: string) {
  return db
    .selectFrom('case_payees')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('status', '=', 'passed')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
}

function reviewedOf(row: Selectable<CasePayeesTable>): ReviewedPayee {
  return {
    payeeId: row.id,
    payeeHash: row.payee_hash,
    idCardIndex: row.id_card_index,
    kind: row.kind,
    relation: row.relation,
    maskedName: row.masked_name,
    maskedAccount: row.masked_account,
    bankName: row.bank_name,
    effectiveAt: row.effective_at ?? 0,
  };
}
