import type { TellGivenUp } from '#src/server/jobs/lease-jobs.ts';
import { openTask } from './open-task.ts';

/** Nobody sees this work fail, unless money stands still by it. */
const quietWork: readonly string[] = [
  ...['deliver-notice', 'mail-notice', 'fan-out-notice', 'donation-paid', 'remind-fund-use'],
  ...['sweep-images', 'drop-incoming', 'sweep-expired', 'erase-ended-cases'],
];

/**
 * Puts work that was given up before staff: one task for each kind, however many failed, since an
 * outage fails many for one cause.
 */
export const tellGivenUp: TellGivenUp = async (trx, { name }, now) => {
  const about = { queue: 'givenUpJob', subjectId: name } as const;
  const waiting = await trx
    .selectFrom('review_tasks')
    .select('id')
    .where('queue', '=', about.queue)
    .where('subject_id', '=', name)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (waiting) return;
  const urgent = !quietWork.includes(name);
  await openTask(trx, { ...about, caseId: null, submittedBy: null, now, urgent });
};
