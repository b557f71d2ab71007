import type { Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { lockWithdrawal, type Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Objection = { withdrawalId: string; userId: string; content: string };

/** More than staff could answer in a notice; a limit, so that nobody is buried. */
const maxOpen = 100;

/** A reader objects to a withdrawal in notice; nothing of it is paid until staff settled it. */
export async function addObjection(
  { db, pageTags, wakeJobs }: Pick<Services, 'db' | 'pageTags' | 'wakeJobs'>,
  objection: Objection,
  now: number,
): Promise<{ objectionId: string }> {
  const objectionId = newId();
  try {
    const caseId = await inTransaction(db, (trx) => keep(trx, { ...objection, objectionId }, now));
    pageTags.purge([tagOfCase(caseId)]);
    wakeJobs();
    return { objectionId };
  } catch (error) {
    const again = ['withdrawal_objections.withdrawal_id', 'withdrawal_objections.user_id'];
    if (isUniqueViolation(error, again)) throw new Problem('alreadyObjected');
    throw error;
  }
}

async function keep(
  trx: Trx,
  { objectionId, withdrawalId, userId, content }: Objection & { objectionId: string },
  now: number,
): Promise<string> {
  const withdrawal = await lockWithdrawal(trx, withdrawalId);
  await requireOpen(trx, withdrawal, now);
  if (withdrawal.applicant_user_id === userId) throw new Problem('ownWithdrawal');
  await trx
    .insertInto('withdrawal_objections')
    .values({
      ...{ id: objectionId, withdrawal_id: withdrawalId, user_id: userId, content },
      ...{ state: 'open', first_words: null, first_by: null, first_at: null, first_upheld: null },
      ...{ second_words: null, second_by: null, second_at: null, second_upheld: null },
      ...{ third_words: null, third_by: null, third_at: null, created_at: now },
    })
    .execute();
  const caseId = withdrawal.case_id;
  const task = { queue: 'objection', subjectId: objectionId, caseId } as const;
  await openTask(trx, { ...task, submittedBy: userId, now, urgent: true });
  await tellFamily(trx, withdrawal, now);
  return caseId;
}

/** Once of a withdrawal, however many object to it. */
async function tellFamily(trx: Trx, withdrawal: Withdrawal, now: number): Promise<void> {
  const { id: subjectId, case_id: caseId, applicant_user_id: userId } = withdrawal;
  const params = { amountInFen: withdrawal.amount_in_fen };
  await notify(trx, { userId, kind: 'withdrawalObjected', caseId, subjectId, params, now });
}

/** What is not in public notice is, for readers, not there. */
async function requireOpen(trx: Trx, withdrawal: Withdrawal, now: number): Promise<void> {
  const { notice_ends_at: noticeEndsAt, status } = withdrawal;
  if (noticeEndsAt === null) throw new Problem('notFound');
  const over = status === 'REJECTED' || status === 'CANCELLED' || noticeEndsAt <= now;
  if (over) throw new Problem('objectionClosed');
  const { count } = await trx
    .selectFrom('withdrawal_objections')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
    .where('withdrawal_id', '=', withdrawal.id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (count >= maxOpen) throw new Problem('objectionClosed');
}
