import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { passWithdrawal } from '#src/server/withdrawals/notice/start-notice.ts';
import { releasePayout } from '#src/server/withdrawals/payout/release-payout.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { applyRefund } from '#src/shared/refunds/calls.ts';
import { applyDrawCash } from '#src/shared/withdrawals/calls.ts';
import { addBase, type Base, type SimCase } from '../../sim/world/base.ts';
import { type GivingServer, openGivingServer, orderOf } from '../../support/test-giving.ts';
import { untilTaken } from '../../support/until-taken.ts';

const taps = 500;
const giftInFen = 2000;

let t: GivingServer;
let base: Base;
let one: SimCase;

beforeAll(async () => {
  t = await openGivingServer();
  t.services.counter = async () => 1;
  base = await addBase(t.services);
  one = base.cases[0] as SimCase;
  for (let gift = 0; gift < 5; gift += 1)
    await t.give({ infoUuid: one.id, amountInFen: giftInFen });
});
afterAll(() => t.close());

type Tapped = { status: number; code: number };

function tap(at: number): Promise<Tapped> {
  const infoUuid = one.id;
  const sent = { token: one.owner.token, idempotencyKey: newId() };
  if (at % 3 === 0) {
    const wish = { purpose: '手术费', plan: '手术费与住院费，医院已出通知单。' };
    const asked = { infoUuid, amountInFen: 3000, stopRaise: true, ...wish };
    return untilTaken(() => t.call(applyDrawCash, asked, sent));
  }
  if (at % 3 === 1) {
    const reason = '孩子转院，不再需要筹款了。';
    return untilTaken(() => t.call(applyRefund, { infoUuid, reason }, sent));
  }
  const keyed = { idempotencyKey: newId() };
  return untilTaken(() => t.call(orderAdd, orderOf({ infoUuid, amountInFen: giftInFen }), keyed));
}

test('500 taps at once of withdraw, refund and give leave one of them and no fen astray', {
  timeout: 60_000,
}, async () => {
  const answers = await Promise.all(Array.from({ length: taps }, (_, at) => tap(at)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const accepted = (kind: number) =>
    answers.filter(({ code }, at) => at % 3 === kind && code === 0).length;
  expect(accepted(0) + accepted(1)).toBe(1);
  await t.expectMoneyRight();
});

test('500 taps at once on the release of a withdrawal pay it once', {
  timeout: 60_000,
}, async () => {
  const other = base.cases[1] as SimCase;
  await t.give({ infoUuid: other.id, amountInFen: giftInFen });
  const { db, config, payouts } = t.services;
  const wish = { purpose: '手术费', plan: '手术费与住院费，医院已出通知单。', stopRaise: true };
  const { data } = await t.call(
    applyDrawCash,
    { infoUuid: other.id, amountInFen: giftInFen, ...wish },
    { token: other.owner.token, idempotencyKey: newId() },
  );
  const [reviewer, releaser] = base.staff.map(({ userId }) => userId) as [string, string];
  const passed = { withdrawalId: data.drawId, staffUserId: reviewer, isSecond: false };
  const now = t.services.now();
  await inTransaction(db, (trx) => passWithdrawal(trx, { ...passed, now }, config));
  const asked = { withdrawalId: data.drawId, position: 1, staffUserId: releaser };
  const release = { ...asked, gateway: payouts.current.name, now: now + 2 * dayMs };
  const released = await Promise.allSettled(
    Array.from({ length: taps }, () => inTransaction(db, (trx) => releasePayout(trx, release))),
  );
  expect(released.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const payoutRows = await db.selectFrom('payouts').select('payout_no').execute();
  expect(payoutRows).toHaveLength(1);
  await t.expectMoneyRight();
});
