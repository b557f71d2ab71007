import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { enqueueAll } from '#src/server/jobs/enqueue.ts';
import type { Services } from '#src/server/services.ts';
import { relativeTime } from '#src/shared/cases/relative-time.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { countText } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import type { AfterCommit, Decided, ReviewQueue, ReviewSubject } from './review-queue.ts';

const mostNamed = 10;

/**
 * Finds work of one kind that was given up: which and when. What it carried may be secret and stays
 * in.
 */
async function findGivenUp(
  { db, now }: Pick<Services, 'db' | 'now'>,
  name: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const { count, since, newest } = await selectGivenUp(db, name)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min('failed_at').as('since'),
      fn.max('failed_at').as('newest'),
    ])
    .executeTakeFirstOrThrow();
  if (since === null || newest === null) return undefined;
  const latest = await selectGivenUp(db, name)
    .select(['id', 'last_error as error'])
    .orderBy('failed_at', 'desc')
    .limit(mostNamed)
    .execute();
  const { givenUp: t, jobs } = textsOf(locale).review;
  const field = (key: Exclude<keyof typeof t, 'check'>, value: string) => {
    return { name: key, label: t[key], value, refusable: false };
  };
  // The message of an error may quote what the job carried; its kind does not.
  const errors = new Set(latest.map(({ error }) => /^\w+(?=:)/.exec(error ?? '')?.[0] ?? 'Error'));
  return {
    caseId: null,
    title: jobs[name] ?? name,
    submittedAt: since,
    fields: [
      field('work', `${jobs[name] ?? name} (${name})`),
      field('count', countText(Number(count), locale)),
      field('since', relativeTime(since, now(), locale)),
      field('newest', relativeTime(newest, now(), locale)),
      field('errors', [...errors].join(', ')),
      field('numbers', latest.map(({ id }) => id).join('\n')),
    ],
    checks: [{ level: 'red', text: t.check }],
  };
}

function selectGivenUp(db: Database, name: string) {
  return db
    .selectFrom('jobs')
    .where('name', '=', name)
    .where('failed_at', 'is not', null)
    .where('answered_at', 'is', null);
}

/** Passing does each of them once more, refusing lets them be; both answer all there are. */
async function decideGivenUp(
  trx: Trx,
  { subjectId: name, decision, now }: Decided,
): Promise<AfterCommit> {
  const jobs = await trx
    .updateTable('jobs')
    .set({ answered_at: now })
    .where('name', '=', name)
    .where('failed_at', 'is not', null)
    .where('answered_at', 'is', null)
    .returning(['payload', 'dedupe_key'])
    .execute();
  if (jobs.length === 0) throw new Problem('taskDecided');
  if (decision === 'refuse') return {};
  // Ticks of a clock carry nothing, and one of them does what all would have done.
  const distinct = new Map(jobs.map((job) => [`${job.payload} ${job.dedupe_key}`, job]));
  const again = [...distinct.values()].map(({ payload, dedupe_key }) => ({
    ...{ name, payload: fromJson<unknown>(payload), runAt: now },
    ...(dedupe_key === null ? {} : { dedupeKey: dedupe_key }),
  }));
  await enqueueAll(trx, again);
  return { wakeJobs: true };
}

export const givenUpQueue: ReviewQueue = {
  name: 'givenUpJob',
  roles: ['releaser', 'administrator'],
  find: findGivenUp,
  decide: (trx, decided) => decideGivenUp(trx, decided),
};
