import type { Checks } from './checks/prepare-checks.ts';
import { createDice } from './engine/dice.ts';
import { operationOf } from './operations/operations.ts';
import type { Plan, Wave } from './plan.ts';
import { keepServer, settleDown } from './settle-down.ts';
import type { History } from './world/history.ts';

const longestFreezeMs = 150_000;
const longestSilenceMs = 2 * 86_400_000;

/** Lives a plan from beginning to end, checking on the way. */
export async function liveHistory(history: History, plan: Plan, checks: Checks): Promise<void> {
  const { scheduler } = history;
  for (const wave of plan.waves) {
    await liveWave(history, plan, wave);
    checks.afterWave(history);
    await checks.shown(history, 'touched');
    if (history.violations.length > 0) return;
  }
  await settleDown(history, plan.seed);
  checks.atRest(history);
  await checks.shown(history, 'all');
  countRare(history);
  scheduler.note('end');
}

const countOf = (table: string, type: string, condition = 'true') =>
  `select count(*) as count from ${table} join activities on activities.id = activity_id
   where type = '${type}' and ${condition}`;

/** Stories are told for these, and seldom come to them. */
const rare = {
  'partly paid, then refunded': `select count(*) as count from case_refunds
    where kind <> 'grace' and released_at is not null and exists (
      select 1 from payouts where payouts.case_id = case_refunds.case_id
        and payouts.paid_at < case_refunds.released_at
        and coalesce(payouts.returned_at, 1e15) > case_refunds.released_at)`,
  'a bonfire reached a step': 'select count(*) as count from bonfire_steps',
  'a drop was given': countOf('activity_grants', 'waterHelp'),
  'a second drop was refused': countOf('activity_refusals', 'waterHelp', "bar = 'had'"),
  'a wallet was added to': countOf('activity_grants', 'paymentChannelSubsidy'),
  'another wallet was refused': countOf(
    'activity_refusals',
    'paymentChannelSubsidy',
    "bar = 'wallet'",
  ),
  'one left out got a gift': `select count(*) as count from donations
    join activity_cases as taken on taken.case_id = donations.case_id
    where taken.drawn = 'CONTROL' and donations.status = 'PAID'`,
};

function countRare(history: History): void {
  for (const [name, query] of Object.entries(rare)) {
    if (Number(history.raw.prepare(query).get()?.count) > 0) history.count(name);
  }
}

async function liveWave(history: History, plan: Plan, wave: Wave): Promise<void> {
  const { scheduler, faults } = history;
  scheduler.dice = createDice(`${plan.seed} wave ${wave.number}`);
  scheduler.stickiness = wave.stickiness;
  if (wave.pauseMs > longestSilenceMs) await keepServer(history);
  scheduler.now += wave.pauseMs;
  if (wave.pauseMs > 3_600_000 && faults.strikes('clockJump')) scheduler.note('jump');
  const slots = history.slots.slice(0, plan.instances);
  scheduler.onStep = () => {
    if (faults.strikes('crash')) history.crash(scheduler.dice.pick(slots));
    if (faults.strikes('freeze')) {
      const until = scheduler.now + scheduler.dice.below(longestFreezeMs);
      scheduler.freeze(scheduler.dice.pick(slots).index, until);
    }
  };
  for (const { number, operation } of wave.steps) {
    startStep(history, operation, `${plan.seed} step ${number}`);
  }
  await history.run('strands wait for each other for ever');
}

/** Starts one operation as a strand of its own; what it throws is a violation. */
function startStep(history: History, name: string, seed: string): void {
  const operation = operationOf.get(name);
  if (!operation) throw new Error(`There is no operation named ${name}.`);
  history.count(name);
  const actor = { name, instance: undefined, dead: false };
  history.scheduler
    .start(actor, () => operation.run(history, createDice(seed)))
    .catch((error: unknown) => history.report('rule', `${name} threw ${wordsOf(error)}`));
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
