import { markRestored } from '#src/server/backups/mark-restored.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { checkDay } from '#src/server/reconciliation/days/check-day.ts';
import { restoredSwitch } from '#src/server/reconciliation/restore/find-restore.ts';
import { settleSince } from '#src/server/reconciliation/restore/settle-since.ts';
import { reconciliationQueues } from '#src/server/reconciliation/review-queues.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import type { History } from '../world/history.ts';
import { putBack } from '../world/restored.ts';
import type { Slot } from '../world/slot.ts';
import { bookArrivals } from './arriving.ts';
import { byScript } from './by-script.ts';
import type { Operation } from './operation.ts';

/** Puts the backup in place and asks banks for everything since, as `npm run restore` does. */
async function restore(history: History): Promise<void> {
  const { backup, faults, scheduler } = history;
  if (!backup) return;
  const { at: madeAt } = backup;
  putBack(history, backup);
  faults.note('restored');
  scheduler.note(`restored ${madeAt}`);
  // Killed before it has marked the books, the restore is begun again by whoever runs it.
  const mark = ({ services }: Slot, now: number) => markRestored(services.db, { madeAt }, now);
  while ((await byScript(of(history), (slot, now) => mark(slot, now).then(() => true))) !== true);
  await settleRestored(history);
}

const of = (history: History) => ({
  ...{ slots: history.slots, scheduler: history.scheduler },
  onInstance: history.onInstance.bind(history),
});

/**
 * The script of whoever restored is begun as often as it is asked for until the books are lifted.
 */
export async function settleRestored(history: History): Promise<void> {
  const { restored } = history;
  if (!restored || restored.lifted) return;
  const { backupAt } = restored;
  if (!history.raw.prepare(marked).get()) {
    // Killed after its very end, the script did all it had to.
    Object.assign(restored, { settled: true, lifted: true });
    return;
  }
  // Nothing goes out of books that do not know what has gone out.
  if (!history.raw.prepare(frozen).get()) history.report('rule', 'restored books are not frozen');
  const settled = await byScript(of(history), async (slot, now) => {
    await bookArrivals(history, slot);
    return settleSince(slot.services, { backupAt }, now);
  });
  checkSent(history);
  if (!settled) return;
  restored.settled = true;
  restored.lifted = settled.lifted;
  history.count(settled.lifted ? 'restored, and lifted' : 'restored, and still frozen');
}

const marked = `select 1 from switches where name = '${restoredSwitch}'`;

const frozen = `select 1 from switches where name = 'money-out-frozen' and value = 'on'`;

const begun = `select payout_no as number from payouts
  where status in ('SUBMITTED', 'SUCCESS', 'RETURNED')`;

/** (9) While everything stands still, a payout has begun only if the bank was told of it. */
function checkSent({ raw, books, restored, report }: History): void {
  for (const { number } of raw.prepare(begun).all()) {
    const no = String(number);
    if (books.payouts.has(no) || restored?.submitted.has(no)) continue;
    report('9', `restored books have payout ${no} as sent, which the bank was never told of`);
  }
}

/** The bills of the mornings after name who went on to pay an order that is gone. */
export async function checkLateBills(history: History): Promise<void> {
  const { books, restored } = history;
  const late = books.transactions.filter(({ tradeNo }) => restored?.lostTrades.has(tradeNo));
  const days = new Set(late.map(({ paidAt }) => dayOf(paidAt)));
  for (const day of days) {
    await byScript(of(history), async ({ services: { db, gateways } }, now) => {
      for (const gateway of gateways.all) await checkDay({ db, gateway }, day, now);
    });
  }
  await answerDifferences(history);
}

const unanswered = 'select id from differences where settled_at is null order by id';

/** Staff pass what waits, with words; what the rules do not let them book stays open. */
export async function answerDifferences(history: History): Promise<void> {
  const slot = history.slots[0] as Slot;
  const [queue] = reconciliationQueues;
  for (const { id } of history.raw.prepare(unanswered).all()) {
    for (const { userId: staffUserId } of history.base.staff) {
      const decided = {
        subjectId: String(id),
        decision: 'pass',
        refusals: {},
        words: '已查明',
      } as const;
      const by = { ...decided, staffUserId, now: history.scheduler.now };
      const done = await history.onInstance(slot, 'answer', async () => {
        try {
          await inTransaction(slot.services.db, async (trx) =>
            queue?.decide(trx, by, slot.services),
          );
          return true;
        } catch (error) {
          if (error instanceof Problem || isRuleOfThree(error)) return false;
          throw error;
        }
      });
      if (done === true) break;
    }
  }
}

/** Applicant, reviewer and releaser differ, says the database too. */
const isRuleOfThree = (error: unknown) =>
  error instanceof Error && /CHECK constraint failed/.test(error.message);

export const restoring: readonly Operation[] = [
  {
    name: 'take a backup',
    weight: 0,
    run: async (history) => {
      history.backup = { at: history.scheduler.now, putBack: history.backUp() };
    },
  },
  { name: 'restore the backup', weight: 0, run: restore },
  {
    name: 'settle what was restored',
    weight: 0,
    run: async (history) => {
      await settleRestored(history);
    },
  },
];
