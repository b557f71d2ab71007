import type { Database } from '#src/server/db/database.ts';
import { claimQuestion } from '#src/server/donations/order/claim-question.ts';
import { LineWatch } from '#src/server/payments/line-watch.ts';
import { type AskingServices, askGateway } from './ask-gateway.ts';
import { findPayment } from './find-payment.ts';

const roundSize = 100;
/** One that fails this often in a row is left alone until the next run. */
const maxFailures = 5;

/** Asks gateways after every payment that is due, because a notice may have been lost. */
export async function reconcilePayments(
  services: AskingServices,
  { signal }: { signal?: AbortSignal },
  now: number,
): Promise<{ asked: number; failed: number }> {
  const done = { asked: 0, failed: 0 };
  const line = new LineWatch(maxFailures);
  for (;;) {
    const due = await findDue(services.db, { now, down: line.down });
    for (const { tradeNo, gateway } of due) {
      signal?.throwIfAborted();
      if (line.down.has(gateway)) continue;
      const answered = await askOne(services, tradeNo, now);
      if (answered === 'taken') continue;
      done.asked += 1;
      if (answered === 'failed') done.failed += 1;
      line.note(gateway, answered);
    }
    if (due.length < roundSize) return done;
  }
}

function findDue(db: Database, { now, down }: { now: number; down: ReadonlySet<string> }) {
  const due = db
    .selectFrom('payments')
    .select(['trade_no as tradeNo', 'gateway'])
    .where('next_query_at', '<=', now);
  const asked = down.size > 0 ? due.where('gateway', 'not in', [...down]) : due;
  return asked.orderBy('next_query_at').limit(roundSize).execute();
}

async function askOne(
  services: AskingServices,
  tradeNo: string,
  now: number,
): Promise<'answered' | 'failed' | 'taken'> {
  const payment = await findPayment(services.db, tradeNo);
  if (!payment || (payment.nextQueryAt ?? now + 1) > now) return 'taken';
  if (!(await claimQuestion(services.db, { payment, counts: true }, now))) return 'taken';
  try {
    await askGateway(services, payment, now);
    return 'answered';
  } catch (error) {
    services.log.warn(
      { err: error, gateway: payment.gateway },
      'gateway did not answer a question',
    );
    return 'failed';
  }
}
