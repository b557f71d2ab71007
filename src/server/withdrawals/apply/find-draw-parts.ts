import type { Database } from '#src/server/db/database.ts';
import type { PayoutsTable } from '#src/server/db/schema.ts';
import { findShownObjectors } from '#src/server/withdrawals/notice/find-shown-objectors.ts';
import type {
  InstalmentState,
  InstalmentView,
  ObjectionView,
} from '#src/shared/withdrawals/draw-view.ts';

const stateOf: Record<PayoutsTable['status'], InstalmentState> = {
  READY: 'paying',
  SUBMITTED: 'paying',
  SUCCESS: 'paid',
  FAILED: 'failed',
  RETURNED: 'returned',
};

/** Finds the plan of each withdrawal; an instalment shows its newest payout. */
export async function findInstalments(
  db: Database,
  withdrawalIds: readonly string[],
): Promise<Map<string, InstalmentView[]>> {
  if (withdrawalIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('withdrawal_instalments as part')
    .leftJoin('payouts', (join) =>
      join
        .onRef('payouts.withdrawal_id', '=', 'part.withdrawal_id')
        .onRef('payouts.position', '=', 'part.position'),
    )
    .selectAll('part')
    .select([
      'payouts.payout_no as payoutNo',
      'payouts.status as status',
      'payouts.receipt_no as receiptNo',
      'payouts.paid_at as paidAt',
      'payouts.bank_words as bankWords',
    ])
    .where('part.withdrawal_id', 'in', withdrawalIds)
    .orderBy('part.position')
    .orderBy('payouts.created_at')
    .orderBy('payouts.payout_no')
    .execute();
  const found = new Map<string, InstalmentView[]>();
  for (const row of rows) {
    const parts = found.get(row.withdrawal_id) ?? [];
    found.set(row.withdrawal_id, parts);
    parts[row.position - 1] = {
      ...{ position: row.position, amountInFen: row.amount_in_fen, feeInFen: row.fee_in_fen },
      ...{ netInFen: row.net_in_fen, state: row.status ? stateOf[row.status] : 'waiting' },
      ...{ payoutNo: row.payoutNo, receiptNo: row.receiptNo, paidAt: row.paidAt },
      bankWords: row.bankWords,
    };
  }
  return found;
}

/** Finds the objections to each withdrawal of one case. */
export async function findObjections(
  db: Database,
  { caseId, withdrawalIds }: { caseId: string; withdrawalIds: readonly string[] },
): Promise<Map<string, ObjectionView[]>> {
  if (withdrawalIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('withdrawal_objections')
    .selectAll()
    .where('withdrawal_id', 'in', withdrawalIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return new Map();
  const shown = await findShownObjectors(db, caseId);
  const found = new Map<string, ObjectionView[]>();
  for (const row of rows) {
    const upheld = row.state === 'upheld';
    const answers = [
      { words: row.first_words, upheld: row.first_upheld === 1, answeredAt: row.first_at },
      { words: row.second_words, upheld: row.second_upheld === 1, answeredAt: row.second_at },
      // The third decides.
      { words: row.third_words, upheld, answeredAt: row.third_at },
    ].flatMap(({ words, answeredAt, ...answer }) =>
      words !== null && answeredAt !== null ? [{ words, ...answer, answeredAt }] : [],
    );
    const objection: ObjectionView = {
      ...{ objectionId: row.id, content: row.content, objector: shown[row.objector] },
      ...{ position: row.position, familyWords: row.family_words, state: row.state },
      ...{ createdAt: row.created_at, answers },
    };
    found.set(row.withdrawal_id, [...(found.get(row.withdrawal_id) ?? []), objection]);
  }
  return found;
}
