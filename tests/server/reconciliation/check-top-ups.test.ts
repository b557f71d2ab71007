import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkTopUps } from '#src/server/reconciliation/days/check-top-ups.ts';
import { chinaDayOf } from '#src/server/reconciliation/days/china-day.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';
import { addPaidCase, bookPaidBack, topUp } from '../withdrawals/paid-back.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());
beforeEach(() => {
  vi.restoreAllMocks();
  t.setNow(t.services.now() + 5 * 86_400_000);
});

const found = async () => {
  const now = t.services.now();
  const differences = await checkTopUps(
    { db: t.services.db, gateway: t.bank.gateway },
    chinaDayOf(now),
    now,
  );
  return differences.map(({ kind, oursInFen, theirsInFen }) => [kind, oursInFen, theirsInFen]);
};

const tasks = () =>
  t.services.db
    .selectFrom('review_tasks')
    .innerJoin('differences', 'differences.id', 'review_tasks.subject_id')
    .select(['differences.kind', 'differences.number', 'differences.case_id as caseId'])
    .where('differences.subject', '=', 'topUp')
    .where('state', '=', 'open')
    .orderBy('differences.kind')
    .execute();

async function paidBack(statementNo: string): Promise<string> {
  const caseId = await addPaidCase(t);
  await bookPaidBack(t.services, { caseId, statementNo, amountInFen: 4000 });
  expect(await topUp(t.services)).toEqual([]);
  return caseId;
}

test('what was paid back and brought to the gateway agrees', async () => {
  await paidBack('FK1');
  expect(await found()).toEqual([]);
});

test('one that the gateway did long before its answer came agrees', async () => {
  const caseId = await addPaidCase(t);
  await bookPaidBack(t.services, { caseId, statementNo: 'FK3', amountInFen: 4000 });
  const really = t.bank.gateway.topUp;
  vi.spyOn(t.bank.gateway, 'topUp').mockImplementationOnce(async (asked) => {
    await really(asked);
    throw new Error('answer lost');
  });
  expect(await topUp(t.services)).toEqual(['answer lost']);
  t.setNow(t.services.now() + 5 * 86_400_000);
  expect(await topUp(t.services)).toEqual([]);
  expect(await found()).toEqual([]);
});

test('one that nobody asked for is put before staff, once', async () => {
  await t.bank.gateway.topUp({ topUpNo: 'T-nobody', amountInFen: 700 });
  expect(await found()).toEqual([['missingHere', null, 700]]);
  t.setNow(t.services.now() + 1000);
  await found();
  expect(await tasks()).toEqual([{ kind: 'missingHere', number: 'T-nobody', caseId: null }]);
});

test('another amount, and one that the gateway lacks, are named with their case', async () => {
  const caseId = await paidBack('FK2');
  const { findTopUps } = t.bank.gateway;
  const changed = (other: object | undefined) =>
    vi
      .spyOn(t.bank.gateway, 'findTopUps')
      .mockImplementation(async (since) =>
        (await findTopUps(since)).flatMap((one) => (other ? [{ ...one, ...other }] : [])),
      );
  changed({ amountInFen: 4100 });
  expect(await found()).toEqual([['amountDiffers', 4000, 4100]]);
  changed(undefined);
  expect(await found()).toEqual([['missingThere', 4000, null]]);
  const named = { number: 'T-FK2', caseId };
  expect((await tasks()).filter(({ number }) => number === 'T-FK2')).toEqual([
    { kind: 'amountDiffers', ...named },
    { kind: 'missingThere', ...named },
  ]);
});
