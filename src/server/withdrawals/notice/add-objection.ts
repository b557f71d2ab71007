import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { addReport } from '#src/server/reports/add-report.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import {
  findPlan,
  lockWithdrawal,
  type Withdrawal,
} from '#src/server/withdrawals/find-withdrawal.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { ObjectorKind } from '#src/shared/withdrawals/objector-kinds.ts';
import { findObjectorKind } from './find-objector-kind.ts';

type Objection = {
  withdrawalId: string;
  userId: string;
  content: string;
  /** It is that of the one instalment it is about; null where it is about all of them. */
  position?: number | null;
};

/** It says as what it was taken: `report` is for who has nothing to do with the case. */
type Taken = { as: 'objection' | 'report'; id: string };

/** It is more than staff could answer in a notice; a limit, so that nobody is buried. */
const maxOpen = 100;

/**
 * A reader objects to a withdrawal in notice; nothing that it is about is paid until staff settled
 * it, and nobody else reads it before they have. Of who neither gave, nor verified, nor is paid, it
 * is a report. The same sent again is taken once.
 */
export async function addObjection(
  { db, keys, pageTags, wakeJobs }: Pick<Services, 'db' | 'keys' | 'pageTags' | 'wakeJobs'>,
  objection: Objection,
  now: number,
): Promise<Taken> {
  const { caseId, taken } = await inTransaction(db, async (trx) => {
    const withdrawal = await lockWithdrawal(trx, objection.withdrawalId);
    await requireOpen(trx, withdrawal, { objection, now });
    const { case_id } = withdrawal;
    const { userId, content } = objection;
    const objector = await findObjectorKind(trx, { caseId: case_id, userId });
    if (objector) {
      const kept = await keepOnce(trx, { objection, objector, withdrawal }, now);
      return { caseId: case_id, taken: { as: 'objection' as const, id: kept } };
    }
    const report = {
      ...{ infoUuid: case_id, userId, content, reason: 'moneyMisused' as const },
      ...{ attachments: [], realName: '', mobile: '' },
    };
    const { reportId } = await addReport(trx, { keys, report }, now);
    return { caseId: case_id, taken: { as: 'report' as const, id: reportId } };
  });
  pageTags.purge([tagOfCase(caseId)]);
  wakeJobs();
  return taken;
}

type New = { objection: Objection; objector: ObjectorKind; withdrawal: Withdrawal };

async function keepOnce(trx: Trx, kept: New, now: number): Promise<string> {
  const { withdrawalId, userId, content } = kept.objection;
  const earlier = await trx
    .selectFrom('withdrawal_objections')
    .select(['id', 'content'])
    .where('withdrawal_id', '=', withdrawalId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!earlier) return keep(trx, kept, now);
  if (earlier.content !== content) throw new Problem('alreadyObjected');
  return earlier.id;
}

async function keep(trx: Trx, { objection, objector, withdrawal }: New, now: number) {
  const { withdrawalId, userId, content, position = null } = objection;
  const id = newId();
  await trx
    .insertInto('withdrawal_objections')
    .values({
      ...{ id, withdrawal_id: withdrawalId, user_id: userId, content, objector, position },
      ...{ state: 'open', first_words: null, first_by: null, first_at: null, first_upheld: null },
      ...{ second_words: null, second_by: null, second_at: null, second_upheld: null },
      ...{ third_words: null, third_by: null, third_at: null, created_at: now },
    })
    .execute();
  const caseId = withdrawal.case_id;
  const task = { queue: 'objection', subjectId: id, caseId } as const;
  await openTask(trx, { ...task, submittedBy: userId, now, urgent: true });
  await tellFamily(trx, withdrawal, now);
  return id;
}

/** The family is told once of a withdrawal, however many object to it. */
async function tellFamily(trx: Trx, withdrawal: Withdrawal, now: number): Promise<void> {
  const { id: subjectId, case_id: caseId, applicant_user_id: userId } = withdrawal;
  const params = { amountInFen: withdrawal.amount_in_fen };
  await notify(trx, { userId, kind: 'withdrawalObjected', caseId, subjectId, params, now });
}

type Opening = { objection: Objection; now: number };

/** What is not in public notice is, for readers, not there; nor can what is paid be held. */
async function requireOpen(trx: Trx, withdrawal: Withdrawal, { objection, now }: Opening) {
  const { id, notice_ends_at: noticeEndsAt, status, applicant_user_id: applicant } = withdrawal;
  if (noticeEndsAt === null) throw new Problem('notFound');
  if (applicant === objection.userId) throw new Problem('ownWithdrawal');
  const over = status === 'REJECTED' || status === 'CANCELLED' || noticeEndsAt <= now;
  if (over) throw new Problem('objectionClosed');
  const plan = await findPlan(trx, id);
  const held = plan.filter(({ payoutStatus }) => payoutStatus === null || payoutStatus === 'READY');
  if (held.length === 0) throw new Problem('objectionClosed');
  const { position } = objection;
  if (position && !held.some((part) => part.position === position)) {
    throw new Problem('inputInvalid', { fields: { position: 'unknown' } });
  }
  const { count } = await trx
    .selectFrom('withdrawal_objections')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
    .where('withdrawal_id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (count >= maxOpen) throw new Problem('objectionClosed');
}
