import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { heedEnd } from '#src/server/activities/bonfire/wait-for-end.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { type BonfireDesk, openBonfireDesk } from './bonfire-desk.ts';

let t: BonfireDesk;
let caseId: string;
beforeAll(async () => {
  t = await openBonfireDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const countedOf = async (bonfireUuid: string) => (await t.look({ bonfireUuid })).data.team?.counted;

/** So many people gave to the case and are in no team yet. */
async function givers(count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const token = await t.donor();
    await t.giveAs(caseId, 500, token);
    tokens.push(token);
  }
  return tokens;
}

const deliver = () => Promise.all(Array.from({ length: 6 }, () => t.bank.deliverDue()));

test('of fifty who join at once for the last seat one gets it, and the last step is paid once', async () => {
  const activityId = await t.light({ cases: caseId, ladder: '2:1000\n3:2000', poolInFen: 3000 });
  const { bonfireUuid, token } = await t.started(caseId);
  await t.giveAs(caseId, 500, token);
  await t.giveAs(caseId, 500, await t.joined(bonfireUuid));
  const tokens = await givers(50);
  const answers = await Promise.all(tokens.map((one) => t.join(bonfireUuid, one)));
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  const refused = answers.flatMap(({ refusal }) => (refusal ? [refusal.reason] : []));
  expect(refused).toEqual(Array.from({ length: 49 }, () => 'bonfireFull'));
  expect(await countedOf(bonfireUuid)).toBe(3);
  expect(await t.stepsOf(bonfireUuid)).toEqual([
    [1, 1000],
    [2, 2000],
  ]);
  expect(await t.balance(`P:${activityId}`)).toBe(0);
});

test('gifts of all members at once pay each step once', async () => {
  const activityId = await t.light({ cases: caseId, ladder: '2:100\n4:200\n6:300' });
  const { bonfireUuid, token } = await t.started(caseId);
  const tokens = [token];
  for (let at = 0; at < 9; at += 1) tokens.push(await t.joined(bonfireUuid));
  const orders = await Promise.all(
    tokens.map((one) => t.order({ infoUuid: caseId, amountInFen: 500 }, { token: one })),
  );
  for (const { data } of orders) await t.atCashier(data.tradeNo, 'pay');
  await deliver();
  expect(await countedOf(bonfireUuid)).toBe(6);
  expect(await t.stepsOf(bonfireUuid)).toEqual([
    [1, 100],
    [2, 200],
    [3, 300],
  ]);
  expect(await t.matchedOf(caseId)).toBe(600);
  expect(await t.balance(`P:${activityId}`)).toBe(99_400);
});

test('teams that start at once are promised no more than the pool has', async () => {
  const activityId = await t.light({ cases: caseId, poolInFen: 13_000, perCaseInFen: 900_000 });
  const tokens = await Promise.all(Array.from({ length: 12 }, () => t.donor()));
  const answers = await Promise.all(tokens.map((token) => t.start(caseId, token)));
  expect(answers.filter(({ status }) => status === 200).length).toBe(3);
  expect(await t.promisedOf(activityId)).toBe(12_000);
});

test('a gift beside the clock of its team counts in time or not at all, however often it looks', async () => {
  const activityId = await t.light({ cases: caseId, ladder: '2:1000' });
  const { bonfireUuid, token } = await t.started(caseId);
  await t.giveAs(caseId, 500, token);
  const second = await t.joined(bonfireUuid);
  const { data } = await t.order({ infoUuid: caseId, amountInFen: 500 }, { token: second });
  await t.atCashier(data.tradeNo, 'pay');
  t.setNow(t.services.now() + 2 * dayMs);
  const look = () => heedEnd(t.services.db, { bonfireId: bonfireUuid }, t.services.now());
  await Promise.all([look(), look(), deliver(), look()]);
  await t.runJobs();
  await look();
  const steps = await t.stepsOf(bonfireUuid);
  const { team } = (await t.look({ bonfireUuid })).data;
  const inTime = team?.status === 'END_WITH_DONE';
  expect(steps).toEqual(inTime ? [[1, 1000]] : []);
  expect(await t.matchedOf(caseId)).toBe(inTime ? 1000 : 0);
  expect(await t.promisedOf(activityId)).toBe(0);
});
