import { randomBytes } from 'node:crypto';
import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import { enqueueAll } from '#src/server/jobs/enqueue.ts';
import { isUrgent, type NoticeKind, type NoticeParams } from '#src/shared/notices/notice-kinds.ts';
import { type QuietHours, sendableAt, usualQuietHours } from '#src/shared/notices/quiet-hours.ts';
import { findMuted } from './find-muted.ts';

type NewNotice = {
  kind: NoticeKind;
  caseId: string | null;
  /** The event: a person is told of it once. */
  subjectId: string;
  params: NoticeParams;
  now: number;
};

export const deliverJob = 'deliver-notice';

/** Tells these people, except those who muted it or were told before. */
export async function storeNotices(
  trx: Trx,
  userIds: readonly string[],
  notice: NewNotice,
): Promise<void> {
  const { kind, caseId, subjectId, params, now } = notice;
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
      created_at: now,
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
  const reachable = await findReachable(trx, stored, kind);
  await enqueueAll(
    trx,
    reachable.map(({ id, ...quiet }) => ({
      id: `${deliverJob}:${id}`,
      name: deliverJob,
      payload: { noticeId: id },
      runAt: sendableAt(kind, quiet, now),
    })),
  );
}

type Stored = { id: string; user_id: string };
type Reachable = { id: string } & QuietHours;

/**
 * Everyone may have a phone, which counts for what is urgent, at any hour; a fan-out asks for the
 * others first, and for their hours.
 */
async function findReachable(
  trx: Trx,
  stored: readonly Stored[],
  kind: NoticeKind,
): Promise<readonly Reachable[]> {
  if (isUrgent(kind)) return stored.map(({ id }) => ({ id, ...usualQuietHours }));
  if (stored.length === 0) return [];
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'quiet_from as quietFrom', 'quiet_until as quietUntil'])
    .where(
      'id',
      'in',
      stored.map((row) => row.user_id),
    )
    .where(({ or, exists, selectFrom }) =>
      or(
        (['messaging_accounts', 'push_targets'] as const).map((table) =>
          exists(
            selectFrom(table)
              .select(`${table}.user_id`)
              .whereRef(`${table}.user_id`, '=', 'users.id'),
          ),
        ),
      ),
    )
    .execute();
  const hoursOf = new Map(rows.map(({ id, ...quiet }) => [id, quiet]));
  return stored.flatMap(({ id, user_id }) => {
    const quiet = hoursOf.get(user_id);
    return quiet ? [{ id, ...quiet }] : [];
  });
}
