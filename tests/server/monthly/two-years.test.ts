import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chargeNoOf } from '#src/server/monthly/say-months.ts';
import type { Agreements } from '#src/server/payments/agreements.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import {
  monthlyChange,
  monthlyEnd,
  monthlyPause,
  monthlyResume,
} from '#src/shared/monthly/calls.ts';
import { monthAfter, monthOf } from '#src/shared/monthly/month-days.ts';
import { createDice, type Dice } from '../../sim/engine/dice.ts';
import { type MonthlyServer, openMonthlyServer } from './monthly-server.ts';

let t: MonthlyServer;
beforeEach(async () => {
  t = await openMonthlyServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
  await t.close();
});

type Taken = { tradeNo: string; agreementNo: string; amountInFen: number; at: number };

/** The line breaks before or after some charges; what the bank took is noted either way. */
function breakLine(agreements: Agreements | undefined, dice: Dice): Taken[] {
  if (!agreements) throw new Error('This bank has no agreements.');
  const { charge } = agreements;
  const taken: Taken[] = [];
  vi.spyOn(agreements, 'charge').mockImplementation(async (asked) => {
    if (dice.chance(0.1)) throw new Error('It never arrived.');
    const answer = await charge(asked);
    const at = t.services.now();
    if (answer.status === 'TAKEN') taken.push({ ...asked, at });
    if (dice.chance(0.15)) throw new Error('The answer was lost.');
    return answer;
  });
  return taken;
}

/** Does what a donor and their card do on one day of two years. */
async function liveDay(giftId: string, token: string, dice: Dice): Promise<void> {
  const { status } = await t.giftOf(giftId);
  const own = { giftId };
  if (dice.chance(0.03)) await t.choose(giftId, dice.pick(['empty', 'closed', 'full', 'full']));
  if (dice.chance(0.01)) {
    await t.call(monthlyChange, { ...own, amountInFen: 100 + dice.below(9000) }, { token });
  }
  if (status === 'ACTIVE' && dice.chance(0.006)) await t.call(monthlyPause, own, { token });
  if (status === 'PAUSED' && dice.chance(0.08)) {
    await t.choose(giftId, 'full');
    await t.call(monthlyResume, own, { token });
  }
}

/** Finds when it was not to be charged, from the row that stays of each change. */
async function findRests(giftId: string): Promise<(at: number) => boolean> {
  const changes = await t.services.db
    .selectFrom('monthly_changes')
    .selectAll()
    .where('gift_id', '=', giftId)
    .orderBy('position')
    .execute();
  return (at) => changes.findLast((one) => one.changed_at < at)?.status !== 'ACTIVE';
}

const days = 730;

/**
 * Lives two years of two gifts, one at each gateway; one is ended by its donor, one by its family.
 */
async function liveTwoYears(dice: Dice) {
  const token = await t.signIn('13800007704');
  const [one, other] = [await t.addCase(), await t.addCase()];
  for (const caseId of [one, other]) await t.keepOpen(caseId);
  const atAlipay = await t.begin(token, { infoUuid: one, day: 31 });
  const payChannel = payChannels.wxH5;
  const atWechat = await t.begin(token, { infoUuid: other, day: 12, payChannel });
  const taken = [
    breakLine(t.bank.gateway.agreements, dice),
    breakLine(t.wechatBank.gateway.agreements, dice),
  ];
  for (let day = 0; day < days; day += 1) {
    await t.passDay();
    await liveDay(atAlipay, token, dice);
    await liveDay(atWechat, token, dice);
    if (day === 640) await t.call(monthlyEnd, { giftId: atAlipay }, { token });
    if (day === 670) await t.endCase(other);
  }
  await t.pass(2);
  return { gifts: [atAlipay, atWechat], charges: taken.flat() };
}

test('24 months of failures, pauses and changes of card: never twice, never at rest', {
  timeout: 240_000,
}, async () => {
  const startedAt = t.services.now();
  const { gifts, charges } = await liveTwoYears(createDice('two years'));
  const numbers = [...new Set(charges.map(({ tradeNo }) => tradeNo))];
  expect(numbers.length).toBeGreaterThan(12);
  const paid = await t.services.db
    .selectFrom('donations')
    .select('trade_no as tradeNo')
    .where('paid_at', 'is not', null)
    .execute();
  expect(paid.map(({ tradeNo }) => tradeNo).sort()).toEqual([...numbers].sort());
  for (const giftId of gifts) await expectRight(giftId, { charges, startedAt });
});

/** Every charge of a gift is the one of its month, and was made while it ran. */
async function expectRight(
  giftId: string,
  { charges, startedAt }: { charges: readonly Taken[]; startedAt: number },
): Promise<void> {
  const gift = await t.giftOf(giftId);
  expect(gift).toMatchObject({ status: 'ENDED', cancel_at: null });
  const { agreement_no: agreementNo } = gift;
  const isAtRest = await findRests(giftId);
  const own = charges.filter((charge) => charge.agreementNo === agreementNo);
  expect(own.filter(({ at }) => isAtRest(at))).toEqual([]);
  const months = monthsFrom(startedAt, t.services.now());
  const known = months.map((month) => chargeNoOf({ agreementNo, month }));
  expect(own.filter(({ tradeNo }) => !known.includes(tradeNo))).toEqual([]);
}

function monthsFrom(from: number, to: number): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = monthAfter(month)) {
    months.push(month);
  }
  return months;
}
