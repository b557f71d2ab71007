import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMoneyOfCase } from '#src/server/cases/money/find-money-of-case.ts';
import { newId } from '#src/server/platform/keys.ts';
import { writeAnchor } from '#src/server/platform/keyset.ts';
import { findCasesMoney } from '#src/server/publicity/find-cases-money.ts';
import { findPlatformMoney } from '#src/server/publicity/find-platform-money.ts';
import { findPublicity } from '#src/server/publicity/find-publicity.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { publicityCsv } from '#src/shared/publicity/calls.ts';
import { addsUp, publicityParts } from '#src/shared/publicity/publicity-view.ts';
import { plansOf } from '../../support/query-plans.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';

let t: WithdrawingServer;
let paidOut: string;
let returned: string;
let withdrawalId: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
  const desk = await openRefundDesk(t);
  paidOut = await t.addFundedCase(50_000, { option: 2, basisPoints: 300 });
  withdrawalId = await t.bringToRelease(paidOut, { amountInFen: 20_000, stopRaise: true });
  await t.release(withdrawalId);
  for (let at = 0; at < 5; at += 1) {
    await t.runDue();
    t.setNow(t.services.now() + 60_000);
  }
  returned = await t.addCase();
  await t.give({ infoUuid: returned, amountInFen: 1000 });
  const double = await t.order({ infoUuid: returned, amountInFen: 500 });
  await t.atCashier(double.data.tradeNo, 'payTwice');
  await t.bank.deliverDue();
  await desk.startRefund(returned);
  await runRefunds(t.services, { perSecond: 1000 });
});
afterAll(() => t.close());

test('both sides of the whole platform agree, with money in every place', async () => {
  await t.expectMoneyRight();
  const money = await findPlatformMoney(t.services.db);
  expect(addsUp(money)).toBe(true);
  expect(money).toMatchObject({
    ...{
      givenInFen: 51_500,
      raisedInFen: 50_000,
      availableInFen: 30_000,
      heldInFen: 0,
      inFlightInFen: 0,
    },
    ...{ paidOutInFen: 19_400, feeInFen: 600, refundedInFen: 1500, refundHeldInFen: 0 },
  });
  expect(money.places).toMatchObject({ unmatched: 500, fees: 600, cases: 30_000 });
  const parts = await findMoneyOfCase(t.services.db, paidOut);
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(50_000);
});

test('one fen aside is seen', async () => {
  const money = await findPlatformMoney(t.services.db);
  expect(addsUp({ ...money, paidOutInFen: money.paidOutInFen + 1 })).toBe(false);
  expect(addsUp({ ...money, places: { ...money.places, bank: money.places.bank - 1 } })).toBe(
    false,
  );
});

test('a search finds cases with where their money is', async () => {
  const asked = { keyword: '小雨', locale: 'zh-CN' } as const;
  const { list } = await findCasesMoney(t.services.db, asked, t.services.now());
  expect(list.find(({ infoUuid }) => infoUuid === returned)?.money.refundedInFen).toBe(1500);
});

test('a case is found by the number its table prints', async () => {
  for (const keyword of [returned, `'${returned}`]) {
    const { list, hasMore } = await findCasesMoney(
      t.services.db,
      { keyword, locale: 'zh-CN' },
      t.services.now(),
    );
    expect(list).toMatchObject([{ infoUuid: returned, money: { refundedInFen: 1500 } }]);
    expect(hasMore).toBe(false);
  }
});

test('a search that found more than it shows says so', async () => {
  const asked = { keyword: '小雨', locale: 'zh-CN' } as const;
  const find = () => findCasesMoney(t.services.db, asked, t.services.now());
  expect((await find()).hasMore).toBe(false);
  for (let count = 0; count < 6; count += 1) await t.addCase();
  const { list, hasMore } = await find();
  expect([list.length <= 10, hasMore]).toEqual([true, true]);
});

test('withdrawals, uses, refunds and ended cases are listed, page after page', async () => {
  const { db } = t.services;
  const idsOf = async (part: (typeof publicityParts)[number]) => {
    const ids: string[] = [];
    for (let anchorId = '', more = true; more; ) {
      const page = await findPublicity(
        db,
        { part, anchorId, size: 1, locale: 'zh-CN' },
        t.services.now(),
      );
      ids.push(...page.list.map(({ infoUuid }) => infoUuid));
      more = page.hasNext;
      anchorId = page.anchorId;
    }
    return ids;
  };
  expect(await idsOf('withdrawals')).toEqual([paidOut]);
  expect(await idsOf('uses')).toEqual([paidOut]);
  expect(await idsOf('refunds')).toEqual([returned]);
  expect((await idsOf('ended')).sort()).toEqual([paidOut, returned].sort());
});

test.each(publicityParts)(
  'the list of %s is read along an index, wherever it begins',
  async (part) => {
    for (const anchorId of ['', writeAnchor([t.services.now(), newId()])]) {
      const plans = await plansOf(t.services.db, (db) =>
        findPublicity(db, { part, anchorId, size: 10, locale: 'zh-CN' }, t.services.now()),
      );
      const readsWhole =
        /TEMP B-TREE|SCAN (cases|withdrawals|fund_uses|case_refunds)\b(?! USING)|Sort/;
      for (const plan of plans) expect(plan).not.toMatch(readsWhole);
    }
  },
);

test('a table can not carry a formula, and only the four lists have one', async () => {
  await t.services.db
    .updateTable('cases')
    .set({ title: '=HYPERLINK("https://evil.example")' })
    .where('id', '=', returned)
    .execute();
  const response = await t.request(`${publicityCsv.path}?part=refunds&language=en`);
  expect(response.headers.get('content-type')).toContain('text/csv');
  const text = await response.text();
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(text).toContain('1500,1500,2');
  expect((await t.request(`${publicityCsv.path}?part=secrets`)).status).toBe(400);
});
