import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPublicRecord } from '#src/server/chance/find-public-record.ts';
import { verifyRecord } from '#src/server/chance/verify-record.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findScore } from '#src/server/points/find-score.ts';
import { type LotteryDesk, openLotteryDesk, type Person, tableOf } from './lottery-desk.ts';

let t: LotteryDesk;
beforeAll(async () => {
  t = await openLotteryDesk();
});
afterAll(() => t.close());

/** Whom a busy database turned away asks again under the same key, as browsers do. */
async function drawUntilTaken(activityId: string, who: Person) {
  const key = newId();
  for (;;) {
    const answer = await t.draw(activityId, who, { key });
    if (answer.status !== 503) return answer;
  }
}

test('a hundred draws at once give no prize beyond its stock, and all can be worked out', async () => {
  const activityId = await t.openLottery({ awards: tableOf({ stock: 3, odds: 6000 }) });
  const people = [];
  for (let i = 0; i < 100; i += 1) people.push(await t.person());
  const answers = await Promise.all(people.map((one) => drawUntilTaken(activityId, one)));
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  const draws = await t.draws(activityId);
  expect(draws.map(({ sequence }) => sequence)).toEqual(people.map((_, at) => at + 1));
  expect(draws.filter(({ award_id }) => award_id === 1)).toHaveLength(3);
  expect(draws.filter(({ drawn_id }) => drawn_id === 1).length).toBeGreaterThan(3);
  const taken = await t.services.db
    .selectFrom('lottery_awards')
    .select(['stock', 'taken'])
    .where('activity_id', '=', activityId)
    .execute();
  for (const one of taken) if (one.stock !== null) expect(one.taken <= one.stock).toBe(true);
  expect(taken.reduce((sum, one) => sum + one.taken, 0)).toBe(100);
  await t.turn(activityId, 'end').by(t.administrator);
  expect(verifyRecord(await getPublicRecord(t.services, { activityId }))).toEqual([]);
});

test('of twenty draws of one person at once the day allows one free and two paid', async () => {
  const activityId = await t.openLottery();
  const me = await t.person();
  await t.earn(me, 12);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => t.draw(activityId, me, { spend: true })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const spent = (await t.draws(activityId)).map((one) => one.spent);
  expect(spent).toEqual([0, 5, 5]);
  expect(await findScore(t.services.db, me.userId)).toBe(2);
  const rows = await t.services.db
    .selectFrom('points')
    .select(['kind', 'amount', 'subject'])
    .where('user_id', '=', me.userId)
    .where('kind', '=', 'draw')
    .execute();
  expect(rows.map(({ amount }) => amount)).toEqual([-5, -5]);
  expect(rows.map(({ subject }) => subject).sort()).toEqual([`${activityId}:2`, `${activityId}:3`]);
});

test('two lotteries at once never spend the same love value', async () => {
  const lotteries = [await t.openLottery(), await t.openLottery(), await t.openLottery()];
  const me = await t.person();
  for (const activityId of lotteries) await t.draw(activityId, me);
  await t.earn(me, 9);
  const answers = await Promise.all(
    lotteries.flatMap((id) => [t.draw(id, me, { spend: true }), t.draw(id, me, { spend: true })]),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { refusal } of refused) expect(refusal?.reason).toBe('loveValueLacks');
  expect(await findScore(t.services.db, me.userId)).toBe(4);
});

test('the same key sent ten times at once is one draw', async () => {
  const activityId = await t.openLottery();
  const me = await t.person();
  const key = 'one-key-for-all-ten-draws';
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => t.draw(activityId, me, { key })),
  );
  expect(new Set(answers.map(({ data }) => data?.sequence))).toEqual(new Set([1]));
  expect(await t.draws(activityId)).toHaveLength(1);
});
