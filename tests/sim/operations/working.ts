import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { failExhaustedJobs } from '#src/server/jobs/fail-exhausted-jobs.ts';
import { claimJobs } from '#src/server/jobs/lease-jobs.ts';
import { runJob } from '#src/server/jobs/run-job.ts';
import { freezeMoneyOut, liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { jobHandlersOf } from '../../support/job-handlers-of.ts';
import type { Dice } from '../engine/dice.ts';
import type { History } from '../world/history.ts';
import type { Slot } from '../world/slot.ts';
import type { Operation } from './operation.ts';

const lease = { leaseMs: 60_000, limitMs: 600_000, graceMs: 5000, maxAttempts: 12 };
const jobsAtOnce = 4;
const minuteJobs = [
  ...['reconcile-payments', 'reconcile-payments', 'finish-expired-cases', 'refunds-due'],
  ...['watch-payouts', 'take-returns', 'level-places', 'check-bill'],
];
/**
 * Words and pages are left out, and the lists of closed accounts, which are files that no clock of
 * ours waits for; what they do has tests of its own, and no money moves by them.
 */
export const leftOut = ['deliver-notice', 'fan-out-notice', 'donation-paid', 'close-again'];
const hourJobs = ['check-ledger'];

/**
 * Does what the runner of one instance does when it wakes: claims due jobs and runs them side by
 * side.
 */
export async function work(history: History, slot: Slot): Promise<void> {
  const { services, runner } = slot;
  const { scheduler } = history;
  await history.onInstance(slot, `work ${slot.index}`, async () => {
    const handlers = jobHandlersOf(services);
    const now = scheduler.now;
    const settings = { ...lease, runner };
    await failExhaustedJobs(services.db, settings, now);
    const names = Object.keys(handlers).filter((name) => !leftOut.includes(name));
    const due = { names, count: jobsAtOnce, now };
    const jobs = await claimJobs(services.db, settings, due);
    const stopping = new AbortController().signal;
    await Promise.all(
      jobs.map((job) => {
        history.count(`job ${job.name}`);
        return runJob(services.db, job, {
          ...{ ...settings, handlers, stopping, now: services.now },
          backoffMs: (attempt) => Math.min(1000 * 2 ** (attempt - 1), 3_600_000),
          onError: (error, failed) =>
            services.log.error({ err: error, job: failed?.name }, 'job failed'),
        });
      }),
    );
  });
}

/** Queues what the clock of the server queues by itself. */
export async function queueJobs(
  history: History,
  slot: Slot,
  names: readonly string[],
): Promise<void> {
  const { services } = slot;
  await history.onInstance(slot, `clock ${slot.index}`, () =>
    inTransaction(services.db, async (trx) => {
      for (const name of names) {
        const runAt = history.scheduler.now;
        await enqueue(trx, { name, payload: null, runAt, dedupeKey: name });
      }
    }),
  );
}

/** Lets one minute of the clock pass that a story needs; plans do not draw it. */
function clockFor(what: string, names: readonly string[]): Operation {
  const run = (history: History, dice: Dice) => queueJobs(history, dice.pick(history.slots), names);
  return { name: `clock for ${what}`, weight: 0, run };
}

async function switchMoneyOut(history: History, dice: Dice): Promise<void> {
  const slot = dice.pick(history.slots);
  const now = history.scheduler.now;
  // Nobody lifts by hand what waits for numbers since a backup.
  const mayLift = history.restored?.lifted !== false;
  const change = dice.chance(0.5) || !mayLift ? freezeMoneyOut : liftMoneyOutFreeze;
  await history.onInstance(slot, `switch ${slot.index}`, () =>
    change(slot.services.db, { reason: 'sim', now }),
  );
}

export const working: readonly Operation[] = [
  { name: 'work', weight: 14, run: (history, dice) => work(history, dice.pick(history.slots)) },
  {
    name: 'clock',
    weight: 3,
    run: (history, dice) =>
      queueJobs(
        history,
        dice.pick(history.slots),
        dice.chance(0.03) ? hourJobs : [dice.pick(minuteJobs), dice.pick(minuteJobs)],
      ),
  },
  clockFor('refunds', ['refunds-due']),
  clockFor('bills', ['check-bill']),
  clockFor('months', ['monthly-gifts']),
  clockFor('payouts', ['watch-payouts']),
  clockFor('returns', ['take-returns', 'level-places']),
  { name: 'freeze or lift', weight: 4, run: switchMoneyOut },
];
