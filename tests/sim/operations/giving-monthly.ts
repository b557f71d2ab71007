import { inTransaction } from '#src/server/db/in-transaction.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import {
  monthlyChange,
  monthlyEnd,
  monthlyPause,
  monthlyResume,
  monthlySign,
} from '#src/shared/monthly/calls.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import type { Dice } from '../engine/dice.ts';
import { type BankAgreement, tellAgreement } from '../world/bank-agreements.ts';
import type { MonthlyWish } from '../world/book.ts';
import type { GatewayBooks } from '../world/gateway-books.ts';
import type { History } from '../world/history.ts';
import type { Operation } from './operation.ts';
import { sendSigned } from './send-notice.ts';

const channels = [payChannels.wxH5, payChannels.alipayWap] as const;
/** It is so that its first notice is due tomorrow. */
const firstChargeMs = 4 * dayMs;

/** Wants to give each month, and signs at the wallet or thinks better of it. */
async function begin(history: History, dice: Dice): Promise<void> {
  const { base, book, scheduler } = history;
  const donor = dice.pick(base.donors);
  const input = {
    infoUuid: dice.chance(0.75) ? dice.pick(base.cases).id : '',
    ...{ amountInFen: 100 + dice.below(9000), payChannel: dice.pick(channels) },
    day: Number(dayOf(scheduler.now + firstChargeMs).slice(8)),
  };
  const key = history.newKey();
  const answer = await history.ask(dice, { call: monthlySign, input }, { token: donor.token, key });
  if (answer === 'lost' || answer.status !== 200) return;
  const { giftId, signUrl } = answer.data;
  const agreementNo = signUrl.split('/').at(-1) ?? '';
  const wish = { giftId, agreementNo, donor, pausedAt: undefined, endedAt: undefined };
  book.monthly.push(wish);
  const found = findAgreement(history, wish);
  if (found?.agreement.status !== 'OPEN' || dice.chance(0.1)) return;
  found.agreement.status = 'SIGNED';
  found.agreement.hasMoney = dice.chance(0.7);
  if (dice.chance(0.7)) await tell(history, found, dice);
}

type Found = { own: GatewayBooks; agreement: BankAgreement };

function findAgreement({ books }: History, { agreementNo }: MonthlyWish): Found | undefined {
  for (const own of books.gateways) {
    const agreement = own.agreements.get(agreementNo);
    if (agreement) return { own, agreement };
  }
  return undefined;
}

async function tell(history: History, { own, agreement }: Found, dice: Dice): Promise<void> {
  if (agreement.status === 'OPEN') return;
  const { now } = history.scheduler;
  const sent = own.dialect.writeAgreement(own.party, tellAgreement(own, agreement, now), now);
  await sendSigned(history, dice, { to: own, about: 'agreement', ...sent });
}

/** Another card pays, an empty one, or the agreement is ended in the wallet itself. */
async function changeCard(history: History, dice: Dice): Promise<void> {
  const { monthly } = history.book;
  const found = monthly.length > 0 ? findAgreement(history, dice.pick(monthly)) : undefined;
  if (found?.agreement.status !== 'SIGNED') return;
  if (dice.chance(0.85)) found.agreement.hasMoney = dice.chance(0.6);
  else found.agreement.status = 'ENDED';
  if (dice.chance(0.5)) await tell(history, found, dice);
}

/** What is answered is remembered: from here on nothing may be charged, or it may again. */
async function act(history: History, dice: Dice): Promise<void> {
  const { book, scheduler } = history;
  if (book.monthly.length === 0) return;
  const wish = dice.pick(book.monthly);
  const { giftId, donor } = wish;
  const sent = { token: donor.token };
  const call = dice.pick([monthlyPause, monthlyResume, monthlyResume, monthlyEnd]);
  if (call === monthlyResume) wish.pausedAt = undefined;
  const answer = await history.ask(dice, { call, input: { giftId } }, sent);
  if (answer === 'lost' || answer.status !== 200) return;
  if (call === monthlyEnd) wish.endedAt = scheduler.now;
  if (call === monthlyPause) wish.pausedAt = scheduler.now;
}

async function changeAmount(history: History, dice: Dice): Promise<void> {
  if (history.book.monthly.length === 0) return;
  const { giftId, donor } = dice.pick(history.book.monthly);
  const input = { giftId, amountInFen: 100 + dice.below(9000) };
  await history.ask(dice, { call: monthlyChange, input }, { token: donor.token });
}

/** These are families whose need is longer than the thirty days they began with. */
async function raiseLonger(history: History, dice: Dice): Promise<void> {
  const slot = dice.pick(history.slots);
  const endsAt = history.scheduler.now + 400 * dayMs;
  await history.onInstance(slot, 'raise longer', () =>
    inTransaction(slot.services.db, async (trx) => {
      const raising = trx.updateTable('cases').where('status', '=', 'CROWDFUNDING_STATED');
      await raising.set({ ends_at: endsAt }).execute();
    }),
  );
}

export const givingMonthly: readonly Operation[] = [
  { name: 'begin a monthly gift', weight: 1, run: begin },
  { name: 'change a card', weight: 1, run: changeCard },
  { name: 'pause, resume or end', weight: 1, run: act },
  { name: 'change a monthly amount', weight: 1, run: changeAmount },
  // Stories of months need it; plans do not draw it.
  { name: 'raise for longer', weight: 0, run: raiseLonger },
];
