import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { BilledLine, Difference } from './compare-bill.ts';

type Kept = { day: string; gateway: { name: string }; difference: Difference };

/** Puts a difference before staff, once. */
export async function keepDifference(
  trx: Trx,
  { day, gateway, difference }: Kept,
  now: number,
): Promise<void> {
  const { kind, subject, number, oursInFen, theirsInFen, caseId, line, sent } = difference;
  if (await isNamed(trx, gateway.name, difference)) return;
  const added = await trx
    .insertInto('differences')
    .values({
      ...{ id: newId(), gateway: gateway.name, day, kind, subject, number, case_id: caseId },
      ...{ ours_in_fen: oursInFen, theirs_in_fen: theirsInFen, created_at: now },
      ...{ settled_at: null, settled_by: null, words: '' },
      ...{ own_number: line?.number ?? null, their_number: line?.gatewayNumber ?? null },
      ...{ withdrawal_id: sent?.withdrawalId ?? null, payee_hash: sent?.payeeHash ?? null },
    })
    .onConflict((conflict) =>
      conflict.columns(['gateway', 'day', 'kind', 'subject', 'number']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  const task = { queue: 'difference', subjectId: added.id, caseId, submittedBy: null } as const;
  await openTask(trx, { ...task, now, urgent: true });
}

const movedOnce: readonly Difference['subject'][] = ['payout', 'return', 'sweep', 'topUp'];

/** A number of the bank is paid once, or moved once, so what is wrong with it is named once, on whatever day. */
async function isNamed(
  trx: Trx,
  gateway: string,
  { kind, subject, number }: Difference,
): Promise<boolean> {
  if (!movedOnce.includes(subject)) return false;
  const named = await trx
    .selectFrom('differences')
    .select('id')
    .where('gateway', '=', gateway)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('number', '=', number)
    .limit(1)
    .executeTakeFirst();
  return named !== undefined;
}

type Checked = { day: string; gateway: string; bill: readonly BilledLine[]; count: number };

/** Writes that a day was compared, and what its bill added up to. */
export async function keepBill(
  trx: Trx,
  { day, gateway, bill, count }: Checked,
  now: number,
): Promise<void> {
  const sum = (...kinds: BilledLine['kind'][]) =>
    bill
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((whole, { amountInFen }) => whole + amountInFen, 0);
  const checked = {
    line_count: bill.length,
    paid_in_fen: sum('payment', 'payout'),
    returned_in_fen: sum('refund', 'return'),
    difference_count: count,
    checked_at: now,
  };
  await trx
    .insertInto('gateway_bills')
    .values({ gateway, day, ...checked })
    .onConflict((conflict) => conflict.columns(['gateway', 'day']).doUpdateSet(checked))
    .execute();
}
