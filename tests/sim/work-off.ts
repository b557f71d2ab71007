import { leftOut, queueJobs, work } from './operations/working.ts';
import type { History } from './world/history.ts';

const mostTurns = 40;

/** Does everything that is due now, one after the other. */
export async function workOff(history: History): Promise<void> {
  const slot = slotOf(history);
  if (isQuestionDue(history)) await queueJobs(history, slot, ['reconcile-payments']);
  // They run by the minute, as on the server: what waits at the bank is what others are refunded
  // from.
  const moves = findMoves(history);
  if (moves.length > 0) await queueJobs(history, slot, moves);
  for (
    let turn = 0;
    turn < mostTurns && (nextJobAt(history) ?? Infinity) <= history.scheduler.now;
    turn += 1
  ) {
    await work(history, slot);
  }
}

export const slotOf = ({ slots }: History) => slots[0] as History['slots'][number];

export async function together(
  history: History,
  works: readonly (() => Promise<unknown>)[],
): Promise<void> {
  for (const work of works) {
    history.scheduler
      .start({ name: 'end', instance: undefined, dead: false }, work)
      .catch((error: unknown) => history.report('rule', `the end threw ${String(error)}`));
  }
  await history.run('the end never came');
}

const questions = `(select next_query_at from payments union all select next_query_at from supports)`;
const nextQuestion = `select min(next_query_at) as due from ${questions}`;

/** Answers when a job or a question to the gateway is due next; undefined when there is none. */
export function nextWorkAt(history: History): number | undefined {
  const question = history.raw.prepare(nextQuestion).get()?.due;
  const dues = [nextJobAt(history), question].filter((due) => typeof due === 'number');
  return dues.length === 0 ? undefined : Math.min(...dues);
}

const marks = leftOut.map(() => '?').join(', ');

function nextJobAt({ raw }: History): number | undefined {
  const row = raw
    .prepare(
      `select min(max(run_at, coalesce(leased_until, 0))) as due from jobs
       where done_at is null and failed_at is null and name not in (${marks})`,
    )
    .get(...leftOut);
  return row?.due === null ? undefined : Number(row?.due);
}

const waiting = `select 1 from gateway_moves where done_at is null
  union all select 1 from refunds where status <> 'SUCCESS'
  union all select 1 from payouts where status = 'SUBMITTED' and funded_at is null
  union all select 1 from jobs where name = 'refund-unmatched' and done_at is null
    and failed_at is null limit 1`;

/** Finds the job that brings money to where it is about to leave from, when some is about to. */
export function findMoves({ raw }: History): string[] {
  return raw.prepare(waiting).get() === undefined ? [] : ['level-places'];
}

function isQuestionDue({ raw, scheduler }: History): boolean {
  const row = raw
    .prepare(`select count(*) as count from ${questions} where next_query_at <= ?`)
    .get(scheduler.now);
  return Number(row?.count) > 0;
}
