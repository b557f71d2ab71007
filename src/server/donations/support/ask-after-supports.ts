import type { Database, Trx } from '#src/server/db/database.ts';
import { pauseBeforeAskMs } from '#src/server/donations/order/payment-times.ts';
import type { AskingServices } from '#src/server/donations/settle/ask-gateway.ts';
import { settleWords } from '#src/server/donations/settle/settle-words.ts';
import { LineWatch } from '#src/server/payments/line-watch.ts';
import type { Support } from './settle-support.ts';

const roundSize = 100;
const maxFailures = 5;

/** Asks gateways after each support that is due, because a notice may have been lost. */
export async function askAfterSupports(
  services: AskingServices,
  { signal }: { signal?: AbortSignal },
  now: number,
): Promise<void> {
  const line = new LineWatch(maxFailures);
  for (;;) {
    const due = await findDue(services.db, now);
    for (const support of due) {
      signal?.throwIfAborted();
      if (line.down.has(support.gateway)) continue;
      if (!(await claim(services.db, support, now))) continue;
      line.note(support.gateway, await ask(services, support, now));
    }
    if (due.length < roundSize || line.down.size > 0) return;
  }
}

/** After a restore, what was open when the backup was made may have been paid since. */
export async function askAfterOpenSupports(services: AskingServices, now: number): Promise<void> {
  await services.db
    .updateTable('supports')
    .set({ next_query_at: now })
    .where('status', '=', 'CREATED')
    .execute();
  await askAfterSupports(services, {}, now);
}

/** Asks after one at the next turn; false where the number is of no support of ours. */
export async function askAfterSupport(trx: Trx, tradeNo: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('supports')
    .set({ next_query_at: now })
    .where('trade_no', '=', tradeNo)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

function findDue(db: Database, now: number) {
  return db
    .selectFrom('supports')
    .selectAll()
    .where('next_query_at', '<=', now)
    .orderBy('next_query_at')
    .limit(roundSize)
    .execute();
}

/** Takes the right to ask from other nodes, and moves it on to the next, longer pause. */
async function claim(db: Database, support: Support, now: number): Promise<boolean> {
  const count = support.query_count + 1;
  const { numUpdatedRows } = await db
    .updateTable('supports')
    .set({ next_query_at: now + pauseBeforeAskMs(count), query_count: count })
    .where('id', '=', support.id)
    .where('next_query_at', '=', support.next_query_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function ask(
  services: AskingServices,
  support: Support,
  now: number,
): Promise<'answered' | 'failed'> {
  const { gateway } = support;
  try {
    await askGateway(services, support, now);
    return 'answered';
  } catch (error) {
    services.log.warn({ err: error, gateway }, 'gateway did not answer a question');
    return 'failed';
  }
}

async function askGateway(services: AskingServices, support: Support, now: number): Promise<void> {
  const { trade_no: tradeNo, status, expires_at: expiresAt } = support;
  const gateway = services.gateways.get(support.gateway);
  if (await bookIfPaid(services, support, now)) return;
  // It was paid or closed before: it is asked once more for a second payment, and never again.
  if (status !== 'CREATED') return close(services.db, support, now);
  if (now < expiresAt) return;
  if ((await gateway.closePayment(tradeNo)) === 'CLOSED') return close(services.db, support, now);
  await bookIfPaid(services, support, now);
}

/** Books every success the gateway knows of; true when there is one. */
async function bookIfPaid(
  services: AskingServices,
  support: Support,
  now: number,
): Promise<boolean> {
  const { trade_no: tradeNo, status } = support;
  const gateway = services.gateways.get(support.gateway);
  const answer = await gateway.queryPayment(tradeNo);
  if (answer.status === 'CLOSED' && status === 'CREATED') {
    await close(services.db, support, now);
    return true;
  }
  if (answer.status !== 'SUCCESS') return false;
  await settleWords(services, { gateway, words: answer.words }, now);
  if (status !== 'CREATED') await close(services.db, support, now);
  return true;
}

/** An open one ends; it may still be paid at its gateway until its time is over, and is asked after then. */
async function close(db: Database, { id, expires_at: expiresAt }: Support, now: number) {
  await db
    .updateTable('supports')
    .set({ status: 'CLOSED' })
    .where('id', '=', id)
    .where('status', '=', 'CREATED')
    .execute();
  await db
    .updateTable('supports')
    .set({ next_query_at: now < expiresAt ? expiresAt : null })
    .where('id', '=', id)
    .where('status', '<>', 'CREATED')
    .execute();
}
