import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import type { NoticeKind } from '#src/shared/notices/notice-kinds.ts';
import { sendableAt } from '#src/shared/notices/quiet-hours.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { findMuted } from './find-muted.ts';
import { selectNotices } from './find-notices.ts';

export type Sendable = NonNullable<Awaited<ReturnType<typeof findSendable>>>;

/** Finds what a notice says, and what its reader chose. */
export function findSendable(db: Database, noticeId: string) {
  return selectNotices(db, sql.ref<Locale>('users.locale'))
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select(['notices.user_id as userId', 'notices.sent_at as sentAt'])
    .select(['notices.mailed_at as mailedAt', 'users.locale'])
    .select(['users.mobile_sealed as mobileSealed'])
    .select(['users.quiet_from as quietFrom', 'users.quiet_until as quietUntil'])
    .where('notices.id', '=', noticeId)
    .executeTakeFirst();
}

/**
 * Every way out has this one rule: nothing goes that was muted between being told and being sent,
 * and news wait for the end of quiet hours, when the job comes again.
 */
export async function mayGo(
  db: Database,
  { notice, job }: { notice: Sendable; job: string },
  now: number,
): Promise<boolean> {
  const { messageId: noticeId, userId, infoUuid: caseId } = notice;
  const kind = notice.kind as NoticeKind;
  const muted = await findMuted(db, [userId], { kind, caseId });
  if (muted.size > 0) return false;
  const runAt = sendableAt(kind, notice, now);
  if (runAt <= now) return true;
  const id = `${job}:${noticeId}@${runAt}`;
  await inTransaction(db, (trx) => enqueue(trx, { id, name: job, payload: { noticeId }, runAt }));
  return false;
}
