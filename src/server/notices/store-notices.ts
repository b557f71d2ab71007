import { randomBytes } from 'node:crypto';
import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import { enqueueAll } from '#src/server/jobs/enqueue.ts';
import type { NoticeKind, NoticeParams } from '#src/shared/notices/notice-kinds.ts';
import { sendableAt } from '#src/shared/notices/quiet-hours.ts';
import { findMuted } from './find-muted.ts';
import { findMailed, findReachable, type Reachable } from './find-reachable.ts';
import { letterJob } from './mail/mail-notice.ts';

type NewNotice = {
  kind: NoticeKind;
  caseId: string | null;
  /** This is the event: a person is told of it once. */
  subjectId: string;
  params: NoticeParams;
  /** This is when it happened, which its reader is shown; now where it is told at once. */
  at?: number;
  now: number;
};

export const deliverJob = 'deliver-notice';

/** Tells these people, except those who muted it or were told before. */
export async function storeNotices(
  trx: Trx,
  userIds: readonly string[],
  notice: NewNotice,
): Promise<void> {
  const { kind, caseId, subjectId, params, now, at = now } = notice;
  const muted = await findMuted(trx, userIds, notice);
  const rows = userIds
    .filter((userId) => !muted.has(userId))
    .map((userId) => ({
      id: randomBytes(16).toString('base64url'),
      user_id: userId,
      kind,
      subject_id: subjectId,
      case_id: caseId,
      params: toJson(params),
      created_at: at,
      read_at: null,
      sent_at: null,
      channel: null,
    }));
  if (rows.length === 0) return;
  const stored = await trx
    .insertInto('notices')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'subject_id']).doNothing())
    .returning(['id', 'user_id'])
    .execute();
  const jobOf =
    (name: string) =>
    ({ id, ...quiet }: Reachable) => ({
      ...{ id: `${name}:${id}`, name, payload: { noticeId: id } },
      runAt: sendableAt(kind, quiet, now),
    });
  // Neither way holds the other up.
  await enqueueAll(trx, [
    ...(await findReachable(trx, stored, kind)).map(jobOf(deliverJob)),
    ...(await findMailed(trx, stored)).map(jobOf(letterJob)),
  ]);
}
