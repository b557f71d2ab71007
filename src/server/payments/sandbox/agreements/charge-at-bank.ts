import type {
  AnnouncedCharge,
  ChargeAnswer,
  ChargeIntent,
  ChargeRefusal,
} from '#src/server/payments/agreements.ts';
import type { Bank } from '#src/server/payments/sandbox/bank.ts';
import type { BooksTrx } from '#src/server/payments/sandbox/books.ts';
import { changeHeld } from '#src/server/payments/sandbox/change-held.ts';
import { newNumber } from '#src/server/payments/sandbox/pay-at-bank.ts';
import { dayMs, dayOf, startOfDay } from '#src/shared/platform/china-days.ts';

/** A charge that was refused is judged anew for so long. */
const openMs = 30 * dayMs;
/** What was announced may be charged from the third day of its announcement until the ninth is over. */
const [firstDay, afterLastDay] = [2, 9];
/** These are hours in China; at others it takes neither announcement nor charge. */
const [opensHour, closesHour] = [7, 22];

export async function announceAtBank(
  { books, dialect, merchant, now }: Bank,
  { agreementNo, amountInFen }: AnnouncedCharge,
): Promise<void> {
  if (dialect.wantsAnnounced) requireHours(now());
  await books
    .updateTable('agreements')
    .set({ announced_in_fen: amountInFen, announced_at: now() })
    .where('agreement_no', '=', agreementNo)
    .where('merchant', '=', merchant)
    .execute();
}

/** Charges once for each trade number; what was refused is judged anew when it comes again. */
export async function chargeAtBank(bank: Bank, intent: ChargeIntent): Promise<ChargeAnswer> {
  const now = bank.now();
  if (bank.dialect.wantsAnnounced) requireHours(now);
  return bank.books.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, bank, intent);
    if (payment.status === 'PAID') return { status: 'TAKEN' };
    if (payment.status === 'CLOSED') return { status: 'REFUSED', refusal: 'other' };
    const refusal = await findChargeRefusal(trx, { bank, intent }, now);
    if (refusal) return { status: 'REFUSED', refusal };
    await take(trx, { bank, intent }, now);
    return { status: 'TAKEN' };
  });
}

function requireHours(now: number): void {
  const hour = (now - startOfDay(dayOf(now))) / 3_600_000;
  if (hour < opensHour || hour >= closesHour) throw new Error('Agreements rest at night.');
}

function isItsTime({ announcedAt, now }: { announcedAt: number; now: number }): boolean {
  const firstAt = startOfDay(dayOf(announcedAt));
  return now >= firstAt + firstDay * dayMs && now < firstAt + afterLastDay * dayMs;
}

async function lockPayment(trx: BooksTrx, { merchant, now }: Bank, intent: ChargeIntent) {
  const { tradeNo, amountInFen, appId, description, currency, notifyUrl } = intent;
  await trx
    .insertInto('payments')
    .values({
      ...{ trade_no: tradeNo, merchant, app_id: appId, amount_in_fen: amountInFen, currency },
      ...{ description, return_url: '', notify_url: notifyUrl, status: 'OPEN' },
      ...{ created_at: now(), expires_at: now() + openMs },
    })
    .onConflict((conflict) => conflict.column('trade_no').doNothing())
    .execute();
  // Two that charge under one number wait for each other here.
  const payment = await trx
    .updateTable('payments')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('trade_no', '=', tradeNo)
    .returningAll()
    .executeTakeFirstOrThrow();
  const same = payment.amount_in_fen === amountInFen && payment.app_id === appId;
  if (payment.status !== 'CLOSED' && !same) {
    throw new Error(`Trade number ${tradeNo} was used for another payment.`);
  }
  return payment;
}

type Charging = { bank: Bank; intent: ChargeIntent };

async function findChargeRefusal(
  trx: BooksTrx,
  { bank: { dialect, merchant }, intent: { agreementNo, amountInFen } }: Charging,
  now: number,
): Promise<ChargeRefusal | undefined> {
  const agreement = await trx
    .selectFrom('agreements')
    .selectAll()
    .where('agreement_no', '=', agreementNo)
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  if (agreement?.status !== 'SIGNED') return 'agreementEnded';
  if (amountInFen > agreement.most_in_fen) return 'other';
  const { announced_in_fen: announcedInFen, announced_at: announcedAt } = agreement;
  const isAnnounced = amountInFen <= announcedInFen && isItsTime({ announcedAt, now });
  if (dialect.wantsAnnounced && !isAnnounced) return 'notAnnounced';
  if (agreement.account === 'closed') return 'accountUnusable';
  return agreement.account === 'empty' ? 'noMoney' : undefined;
}

async function take(
  trx: BooksTrx,
  { bank: { merchant }, intent: { tradeNo, agreementNo, amountInFen } }: Charging,
  now: number,
): Promise<void> {
  const number = newNumber();
  const paid = { status: 'PAID' } as const;
  await trx.updateTable('payments').set(paid).where('trade_no', '=', tradeNo).execute();
  const taken = { number, trade_no: tradeNo, merchant, amount_in_fen: amountInFen };
  await trx
    .insertInto('transactions')
    .values({ ...taken, refunded_in_fen: 0, paid_at: now })
    .execute();
  await trx
    .insertInto('charges')
    .values({ trade_no: tradeNo, agreement_no: agreementNo })
    .execute();
  await trx
    .insertInto('notifications')
    .values({ transaction_number: number, attempts: 0, next_at: now, taken_at: null })
    .execute();
  // An announcement is good for one charge.
  await trx
    .updateTable('agreements')
    .set({ announced_in_fen: 0 })
    .where('agreement_no', '=', agreementNo)
    .execute();
  await changeHeld(trx, merchant, amountInFen);
}
