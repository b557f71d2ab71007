import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePerson } from '#src/server/accounts/erase-person.ts';
import { exportOwn } from '#src/server/accounts/export-own.ts';
import { claimPrize } from '#src/server/chance/claim-prize.ts';
import { getPublicRecord } from '#src/server/chance/find-public-record.ts';
import { verifyRecord } from '#src/server/chance/verify-record.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { newId } from '#src/server/platform/keys.ts';
import * as calls from '#src/shared/chance/calls.ts';
import type { DrawView } from '#src/shared/chance/lottery-view.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { pointsExchange } from '#src/shared/points/calls.ts';
import { as } from '../../support/test-staff.ts';
import { type LotteryDesk, openLotteryDesk, type Person } from './lottery-desk.ts';

let t: LotteryDesk;
beforeAll(async () => {
  t = await openLotteryDesk();
});
afterAll(() => t.close());

const address = {
  ...{ name: '王小明', mobile: '13612345678' },
  ...{ region: '云南省昆明市', street: '翠湖南路 12 号 301' },
};
const sure = (kind: string, odds: number) =>
  [`${kind} | 一 | One | 90 | ${odds}${kind === 'goods' ? ' | 20' : ''}`].concat(
    Array.from({ length: 4 }, () => 'goods | 二 | Two | 1 | 1 | 20'),
  );
const claim = (prizeId: string, who: Person, adult = true) =>
  t.call(calls.lotteryClaim, { prizeId, adult: adult as true, ...address }, as(who));
const decide = (subjectId: string, decision: 'pass' | 'refuse', words: string) =>
  inTransaction(t.services.db, async (trx) =>
    findQueue('prize')?.decide(
      trx,
      { subjectId, decision, words, refusals: {}, staffUserId: newId(), now: t.services.now() },
      t.services,
    ),
  );
const tasks = (subjectId: string) =>
  t.services.db
    .selectFrom('review_tasks')
    .select('state')
    .where('subject_id', '=', subjectId)
    .execute();

/** Draws as new people until one wins such a thing. */
async function winOne(kind: 'goods' | 'frame'): Promise<{ draw: DrawView; who: Person }> {
  const activityId = await t.openLottery({ awards: sure(kind, 8996).join('\n') });
  for (;;) {
    const who = await t.person();
    const { data: draw } = await t.draw(activityId, who);
    if (draw.award.awardId === 1) return { draw, who };
  }
}

test('who won a thing says where it goes, staff send it, and the winner hears of both', async () => {
  const { draw, who } = await winOne('goods');
  const prizeId = draw.prize?.prizeId ?? '';
  expect(draw.prize).toMatchObject({ state: 'won', staffWords: '' });
  expect((await claim(prizeId, await t.person())).status).toBe(404);
  expect((await claim(prizeId, who, false)).status).toBe(400);
  expect((await claim(prizeId, who)).data).toEqual({ prizeId });
  await claim(prizeId, who);
  expect(await tasks(prizeId)).toEqual([{ state: 'open' }]);
  const seen = await findQueue('prize')?.find(t.services, prizeId, 'en');
  expect(JSON.stringify(seen)).not.toContain(address.street);
  const field = seen?.fields.find(({ name }) => name === 'address');
  expect(field?.secret && (await field.reveal())).toContain(address.street);
  await decide(prizeId, 'refuse', '门牌号不全。');
  const { activityId } = draw;
  const held = await t.call(calls.lotteryRecord, { activityId }, as(who));
  expect(held.data.list[0]?.prize).toMatchObject({ state: 'won', staffWords: '门牌号不全。' });
  await claim(prizeId, who);
  await decide(prizeId, 'pass', '中通 7512');
  await expect(decide(prizeId, 'refuse', '晚了')).rejects.toThrow();
  expect((await claim(prizeId, who)).refusal?.reason).toBe('prizeNotOpen');
  const { list } = (await t.call(messageList, { anchorId: '' }, as(who))).data;
  expect(list.map(({ kind }) => kind).sort()).toEqual(['prizeHeld', 'prizeSent']);
});

test('a thing that nobody claimed in time is not sent any more', async () => {
  const { draw, who } = await winOne('goods');
  const { prizeId = '', claimBy = 0 } = draw.prize ?? {};
  const { userId } = who;
  const at = (now: number) => claimPrize(t.services, { prizeId, userId, address }, now);
  await expect(at(claimBy)).rejects.toThrow('prizeNotOpen');
  expect(await at(claimBy - 1)).toEqual({ prizeId });
});

test('a right that was won opens whatever the love value is, also anew', async () => {
  const { who } = await winOne('frame');
  for (const on of [true, false, true]) {
    const { data } = await t.call(pointsExchange, { rightId: 'frame', on }, as(who));
    expect(data).toEqual({ rightId: 'frame', on });
  }
  const other = await t.call(pointsExchange, { rightId: 'wishPaper', on: true }, as(who));
  expect(other.refusal?.reason).toBe('rightNotReached');
});

test('a closed account leaves numbers that lead to nobody, and nothing to send', async () => {
  const { draw, who } = await winOne('goods');
  const { activityId } = draw;
  const prizeId = draw.prize?.prizeId ?? '';
  await claim(prizeId, who);
  const { db, keys } = t.services;
  const own = await exportOwn({ db, keys }, who.userId);
  expect(own).toMatchObject({ draws: [{ n: 1 }], prizes: [{ address }], saidToBeAdult: [{}] });
  const now = t.services.now();
  await inTransaction(db, (trx) => erasePerson(trx, { keys, userId: who.userId }, now));
  expect(await tasks(prizeId)).toEqual([{ state: 'closed' }]);
  const after = await exportOwn({ db, keys }, who.userId);
  expect([after.draws, after.prizes, after.saidToBeAdult]).toEqual([[], [], []]);
  const left = await db
    .selectFrom('lottery_prizes')
    .select('address_sealed')
    .where('id', '=', prizeId)
    .executeTakeFirst();
  expect(left).toEqual({ address_sealed: null });
  await t.turn(activityId, 'end').by(t.administrator);
  const record = await getPublicRecord(t.services, { activityId });
  expect(verifyRecord(record)).toEqual([]);
  expect(JSON.stringify(record)).not.toContain(who.userId);
});
