import type { PaymentNotification } from '#src/server/payments/gateway.ts';
import type { SentNotice } from '#src/server/payments/sandbox/dialects/dialect.ts';
import type { Dice } from '../engine/dice.ts';
import { notificationOf } from '../world/bank.ts';
import { type GatewayBooks, keyOf } from '../world/gateway-books.ts';
import type { History } from '../world/history.ts';
import type { Operation } from './operation.ts';
import { sendNotice, writeNotice } from './send-notice.ts';

/** Says what the gateway of somebody's order could say of it, under a number of no transaction. */
function sayOfSome(history: History, dice: Dice, number: string) {
  const { answer, amountInFen, payChannel } = dice.pick(history.book.answered);
  const own = history.books.of(history.gateways.forChannel(payChannel).name);
  const other = history.books.gateways.find((one) => one !== own) as GatewayBooks;
  const { tradeNo } = answer;
  const transaction = { gateway: own.name, number, tradeNo, amountInFen, refundedInFen: 0 };
  const fit = notificationOf(own, { ...transaction, paidAt: history.scheduler.now });
  return { own, other, fit };
}

/** Sends words the bank did sign, which fit no payment of ours: money must not move by them. */
async function sendMisfit(history: History, dice: Dice): Promise<void> {
  if (history.book.answered.length === 0 || !history.faults.strikes('noticeMisfit')) return;
  const { own, other, fit } = sayOfSome(history, dice, `MIS${dice.below(1_000_000)}`);
  // It is one we have booked already: of another we could not know whose it is.
  const taken = [...own.transactions.values()].find(
    (one) => one.tradeNo !== fit.tradeNo && history.book.taken.has(keyOf(one)),
  );
  const misfits: Partial<PaymentNotification>[] = [
    { amountInFen: fit.amountInFen + 1 },
    { amountInFen: Math.max(1, fit.amountInFen - 1) },
    { merchant: 'another-merchant' },
    { appId: 'another-account' },
    { currency: 'USD' },
    { tradeNo: 'ZZZZZZZZZZZZZZZZZZZZZZZZZZ' },
    ...(taken ? [{ gatewayTradeNo: taken.number }] : []),
    // It is of the right merchant and account, but no payment of this gateway.
    { gateway: other.name, merchant: own.party.merchant },
  ];
  const misfit = { ...fit, ...dice.pick(misfits) };
  const to = history.books.of(misfit.gateway);
  const said = await sendNotice(history, dice, {
    to,
    ...writeNotice(to, misfit, history.scheduler.now),
  });
  if (said !== 'lost' && said.status !== 200 && said.status !== 503) {
    history.report('11', `a signed notification that fits nothing was answered ${said.status}`);
  }
}

/** Sends words the bank never said. */
async function forge(history: History, dice: Dice): Promise<void> {
  if (history.book.answered.length === 0 || !history.faults.strikes('noticeForged')) return;
  const { own, other, fit } = sayOfSome(history, dice, 'FORGED1');
  const { now } = history.scheduler;
  const good = writeNotice(own, fit, now);
  const forged: SentNotice[] = [
    writeNotice(own, fit, now, { secret: 'not-the-key' }),
    writeNotice(own, fit, now, other.party),
    writeNotice(own, fit, now - 3_600_000),
    { ...good, body: good.body.replace(/[a-z]/, (first) => (first === 'a' ? 'b' : 'a')) },
    { body: good.body.replace(/&sign=[^&]*/, ''), headers: { 'content-type': 'text/plain' } },
  ];
  const said = await sendNotice(history, dice, { to: own, ...dice.pick(forged) });
  if (said !== 'lost' && said.status !== 401) {
    history.report('11', `a forged notice was answered ${said.status}`);
  }
}

export const tellingWrong: readonly Operation[] = [
  { name: 'notify otherwise', weight: 2, run: sendMisfit },
  { name: 'forge', weight: 2, run: forge },
];
