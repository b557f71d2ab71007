import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { selectFundUses } from './find-fund-uses.ts';

const remindBeforeMs = 7 * dayMs;
const batchSize = 200;

/**
 * Reminds families a week before the use of a payout is due, and once more when it is overdue. What
 * is handed in and waits for its review is not reminded of.
 */
export async function remindFundUse(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  now: number,
): Promise<void> {
  for (const owed of await findOwed(db, now)) {
    const overdue = owed.dueAt <= now;
    await inTransaction(db, (trx) => remind(trx, { ...owed, overdue, now }));
    // Kept pages say that it is overdue.
    if (overdue) pageTags.purge([tagOfCase(owed.caseId), tagOfLists]);
  }
}

function findOwed(db: Services['db'], now: number) {
  return (
    selectFundUses(db)
      .innerJoin('withdrawals', 'withdrawals.id', 'fund_uses.withdrawal_id')
      .innerJoin('cases', 'cases.id', 'fund_uses.case_id')
      .select([
        'fund_uses.case_id as caseId',
        'withdrawals.applicant_user_id as userId',
        'cases.mourning_at as mourningAt',
      ])
      .where('shown_at', 'is', null)
      .where('waiting.submitted_at', 'is', null)
      .where('due_at', '<=', now + remindBeforeMs)
      // A family in mourning gets no reminders; what is owed stands on its pages.
      .where((eb) => eb.or([eb('cases.mourning_at', 'is', null), eb('due_at', '<=', now)]))
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

type Reminded = Awaited<ReturnType<typeof findOwed>>[number] & { overdue: boolean; now: number };

async function remind(trx: Trx, { payoutNo, caseId, dueAt, ...told }: Reminded): Promise<void> {
  const { userId, mourningAt, overdue, now } = told;
  await trx
    .updateTable('fund_uses')
    .set(overdue ? { reminded_at: now, overdue_told_at: now } : { reminded_at: now })
    .where('payout_no', '=', payoutNo)
    .execute();
  if (mourningAt !== null) return;
  const kind = overdue ? 'fundUseOverdue' : 'fundUseDue';
  await notify(trx, { userId, kind, caseId, subjectId: payoutNo, params: { dueAt }, now });
}
