import type { Database } from '#src/server/db/database.ts';
import { claimQuestion } from '#src/server/donations/order/claim-question.ts';
import { type AskingServices, askGateway } from './ask-gateway.ts';
import { findPayment } from './find-payment.ts';

const roundSize = 100;
/** A gateway that fails this often in a row is down; the next run tries again. */
const maxFailures = 5;

/** Asks gateways after every payment that is due, because a notice may have been lost. */
export async function reconcilePayments(
  services: AskingServices,
  now: number,
  signal?: AbortSignal,
): Promise<{ asked: number; failed: number }> {
  const done = { asked: 0, failed: 0 };
  let failuresInRow = 0;
  for (;;) {
    const due = await findDue(services.db, now);
    for (const tradeNo of due) {
      signal?.throwIfAborted();
      const answered = await askOne(services, tradeNo, now);
      if (answered === 'taken') continue;
      done.asked += 1;
      if (answered === 'failed') done.failed += 1;
      failuresInRow = answered === 'failed' ? failuresInRow + 1 : 0;
      if (failuresInRow === maxFailures) return done;
    }
    if (due.length < roundSize) return done;
  }
}

async function findDue(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('trade_no')
    .where('next_query_at', '<=', now)
    .orderBy('next_query_at')
    .limit(roundSize)
    .execute();
  return rows.map(({ trade_no }) => trade_no);
}

async function askOne(
  services: AskingServices,
  tradeNo: string,
  now: number,
): Promise<'answered' | 'failed' | 'taken'> {
  const payment = await findPayment(services.db, tradeNo);
  if (!payment || (payment.nextQueryAt ?? now + 1) > now) return 'taken';
  if (!(await claimQuestion(services.db, payment, { counts: true, now }))) return 'taken';
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
