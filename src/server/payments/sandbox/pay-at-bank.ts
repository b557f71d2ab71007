import { randomBytes } from 'node:crypto';
import type { Books } from './books.ts';
import { changeHeld } from './change-held.ts';

/**
 * This is what the person at the cashier does; all but the first two are what goes wrong in real
 * life.
 */
export const choices = [
  'pay',
  'refuse',
  'payTwice',
  'payUntold',
  'payToldLate',
  'payAndClose',
] as const;
export type Choice = (typeof choices)[number];

const lateMs = 30_000;

/** Does what was chosen, once: a payment that is no longer open stays as it is. */
export async function payAtBank(
  books: Books,
  { tradeNo, choice, now }: { tradeNo: string; choice: Choice; now: number },
): Promise<'done' | 'notOpen'> {
  return books.transaction().execute(async (trx) => {
    const payment = await trx
      .updateTable('payments')
      .set({ status: choice === 'refuse' ? 'CLOSED' : 'PAID' })
      .where('trade_no', '=', tradeNo)
      .where('status', '=', 'OPEN')
      .where('expires_at', '>', now)
      .returning(['merchant', 'amount_in_fen'])
      .executeTakeFirst();
    if (!payment) return 'notOpen';
    const times = choice === 'refuse' ? 0 : choice === 'payTwice' ? 2 : 1;
    for (let i = 0; i < times; i += 1) {
      const number = newNumber();
      const taken = { number, trade_no: tradeNo, ...payment, refunded_in_fen: 0, paid_at: now };
      await trx.insertInto('transactions').values(taken).execute();
      if (choice === 'payAndClose') {
        await trx.insertInto('closed_accounts').values({ transaction_number: number }).execute();
      }
      await trx
        .insertInto('notifications')
        .values({
          transaction_number: number,
          attempts: 0,
          next_at: firstNoticeAt(choice, now),
          taken_at: null,
        })
        .execute();
    }
    await changeHeld(trx, payment.merchant, payment.amount_in_fen * times);
    return 'done';
  });
}

/** It is null for the notice that is never sent. */
function firstNoticeAt(choice: Choice, now: number): number | null {
  if (choice === 'payUntold') return null;
  return choice === 'payToldLate' ? now + lateMs : now;
}

/** This is a number of the bank's own, for a transaction or a refund. */
export function newNumber(): string {
  return `SB${randomBytes(12).toString('hex').toUpperCase()}`;
}
