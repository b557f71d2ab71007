import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { notify } from '../messages/notify.ts';
import type { House } from '../platform/house.ts';
import { tagOfCase } from '../platform/page-tags.ts';

const dayMs = 86_400_000;
const remindBeforeMs = 7 * dayMs;
const batchSize = 200;

/** Reminds families a week before the use of a payout is due, and once more when it is overdue. */
export async function remindFundUse(
  { db, pageTags }: Pick<House, 'db' | 'pageTags'>,
  now: number,
): Promise<void> {
  for (const owed of await findOwed(db, now)) {
    const overdue = owed.dueAt <= now;
    await inTransaction(db, (trx) => remind(trx, { ...owed, overdue, now }));
    // Kept pages say that it is overdue.
    if (overdue) pageTags.purge([tagOfCase(owed.caseId)]);
  }
}

function findOwed(db: House['db'], now: number) {
  return (
    db
      .selectFrom('fund_uses')
      .innerJoin('withdrawals', 'withdrawals.id', 'fund_uses.withdrawal_id')
      .innerJoin('cases', 'cases.id', 'fund_uses.case_id')
      .select([
        'fund_uses.withdrawal_id as withdrawalId',
        'fund_uses.case_id as caseId',
        'fund_uses.due_at as dueAt',
        'withdrawals.applicant_user_id as userId',
      ])
      .where('shown_at', 'is', null)
      // A family in mourning gets no reminders; what is owed stands on its own page.
      .where('cases.mourning_at', 'is', null)
      .where('due_at', '<=', now + remindBeforeMs)
      .where((eb) =>
        eb.or([
          eb('reminded_at', 'is', null),
          eb.and([eb('overdue_told_at', 'is', null), eb('due_at', '<=', now)]),
        ]),
      )
      .orderBy('due_at')
      .limit(batchSize)
      .execute()
  );
}

type Reminded = {
  withdrawalId: string;
  caseId: string;
  dueAt: number;
  userId: string;
  overdue: boolean;
  now: number;
};

async function remind(trx: Trx, { withdrawalId, caseId, dueAt, ...told }: Reminded): Promise<void> {
  const { userId, overdue, now } = told;
  await trx
    .updateTable('fund_uses')
    .set(overdue ? { reminded_at: now, overdue_told_at: now } : { reminded_at: now })
    .where('withdrawal_id', '=', withdrawalId)
    .execute();
  const kind = overdue ? 'fundUseOverdue' : 'fundUseDue';
  await notify(trx, { userId, kind, caseId, subjectId: withdrawalId, params: { dueAt }, now });
}
