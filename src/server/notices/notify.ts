import { randomBytes } from 'node:crypto';
import type { Trx } from '#src/server/db/database.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import type { NoticeKind, NoticeParams } from '#src/shared/notices/notice-kinds.ts';
import { storeNotices } from './store-notices.ts';

type Told = {
  userId: string;
  kind: NoticeKind;
  caseId?: string;
  /**
   * This is the event, such as a withdrawal or a review task: a person is told once of each kind of
   * it. Without one, every call is an event of its own.
   */
  subjectId?: string;
  params?: NoticeParams;
  now: number;
};

/**
 * Tells one person, in the business transaction; a job sends it on. Wake jobs after the
 * commit.
 */
export async function notify(
  trx: Trx,
  { userId, kind, caseId, subjectId, params = {}, now }: Told,
): Promise<void> {
  const event = subjectId ?? randomBytes(16).toString('base64url');
  await storeNotices(trx, [userId], {
    kind,
    caseId: caseId ?? null,
    subjectId: event,
    params,
    now,
  });
}

type ToldToMany = {
  caseId: string;
  kind: NoticeKind;
  subjectId: string;
  params?: NoticeParams;
  now: number;
};
type Audience = 'followers' | 'donors';
/** Told late, such as after a night without a server, it stands where it belongs: `at` is when it happened. */
export type FanOut = Omit<ToldToMany, 'now'> & { audience: Audience; after: string; at: number };

export const fanOutJob = 'fan-out-notice';

/** Tells everyone who follows a case, by a job that walks them in batches. */
export function notifyFollowers(trx: Trx, told: ToldToMany): Promise<void> {
  return startFanOut(trx, told, 'followers');
}

/** Tells everyone who gave to a case; who also follows it hears of one event once. */
export function notifyDonors(trx: Trx, told: ToldToMany): Promise<void> {
  return startFanOut(trx, told, 'donors');
}

function startFanOut(trx: Trx, { now, ...told }: ToldToMany, audience: Audience): Promise<void> {
  return enqueueFanOut(trx, { ...told, audience, after: '', at: now }, now);
}

/** One batch is one job of a name of its own, so that a batch never starts twice. */
export async function enqueueFanOut(trx: Trx, fanOut: FanOut, now: number): Promise<void> {
  const { audience, kind, subjectId, after } = fanOut;
  await enqueue(trx, {
    id: [fanOutJob, audience, kind, subjectId, after].join(':'),
    name: fanOutJob,
    payload: fanOut,
    runAt: now,
  });
}
