import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPublicRecord } from '#src/server/chance/find-public-record.ts';
import { verifyRecord } from '#src/server/chance/verify-record.ts';
import * as calls from '#src/shared/chance/calls.ts';
import { deskSettleProposal } from '#src/shared/desk/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { textsOf } from '#src/texts/texts.ts';
import { as } from '../../support/test-staff.ts';
import { type LotteryDesk, openLotteryDesk, tableOf } from './lottery-desk.ts';

let t: LotteryDesk;
beforeAll(async () => {
  t = await openLotteryDesk();
});
afterAll(() => t.close());

const record = (activityId: string) => getPublicRecord(t.services, { activityId });

test('two persons make a lottery, whose hashes are public before it starts and stay', async () => {
  const startDay = new Date(t.services.now() + 2 * dayMs).toISOString().slice(0, 10);
  await t.proposeLottery({ startDay });
  const proposal = await t.newestLottery();
  const asked = { proposalId: proposal?.proposalId ?? '', decision: 'confirm' } as const;
  const own = await t.call(deskSettleProposal, asked, as(t.releaser));
  expect(own.refusal?.reason).toBe('secondPersonNeeded');
  await t.call(deskSettleProposal, asked, as(t.administrator));
  const activityId = proposal?.subject ?? '';
  const before = await record(activityId);
  expect(before).toMatchObject({ seed: null, draws: [] });
  expect(before.seedHash).toMatch(/^[0-9a-f]{64}$/);
  const me = await t.person();
  expect((await t.draw(activityId, me)).refusal?.reason).toBe('lotteryClosed');
  const info = await t.info(activityId, me);
  expect(info).toMatchObject({ chances: 0, awardNum: 6, status: 'UNSTART', seed: null });
  expect(info.awards).toHaveLength(6);
  expect(info.awards.map(({ left }) => left)).toEqual([3, 50, 100, 1000, 1000, null]);
  t.setNow(t.services.now() + 3 * dayMs);
  await t.runJobs();
  for (let i = 0; i < 8; i += 1) await t.draw(activityId, await t.person());
  await t.turn(activityId, 'end').by(t.administrator);
  const after = await record(activityId);
  expect(after).toMatchObject({ seedHash: before.seedHash, tableHash: before.tableHash });
  expect(after.awards).toEqual(before.awards);
  expect(after.draws).toHaveLength(8);
  expect(verifyRecord(after)).toEqual([]);
});

test('neither rule nor draw nor seed is changed or taken away, by nobody', async () => {
  const activityId = await t.openLottery();
  await t.draw(activityId, await t.person());
  const { db } = t.services;
  for (const table of ['lotteries', 'lottery_draws'] as const) {
    const gone = db.deleteFrom(table).where('activity_id', '=', activityId);
    await expect(gone.execute()).rejects.toThrow('stand as they were');
  }
  const other = db
    .updateTable('lottery_draws')
    .set({ award_id: 1 } as object)
    .where('activity_id', '=', activityId);
  await expect(other.execute()).rejects.toThrow('stand as they were');
  const rule = db
    .updateTable('activity_rules')
    .set({ rule: '{}' } as object)
    .where('activity_id', '=', activityId);
  await expect(rule.execute()).rejects.toThrow('only grows');
});

test('a draw needs no gift: once a day it is free, and sent twice it is one', async () => {
  const activityId = await t.openLottery();
  const me = await t.person();
  expect(await t.info(activityId, me)).toMatchObject({ chances: 1, freeLeft: 1, paidLeft: 0 });
  const key = 'the-same-key-for-both-draws';
  const first = await t.draw(activityId, me, { key });
  expect(first.data).toMatchObject({ activityId, sequence: 1, person: 1, n: 1, spent: 0 });
  expect((await t.draw(activityId, me, { key })).data).toEqual(first.data);
  expect((await t.draw(activityId, me)).refusal?.reason).toBe('noChanceLeft');
  expect((await t.draw(activityId, me, { spend: true })).refusal?.reason).toBe('loveValueLacks');
  expect(await t.info(activityId, me)).toMatchObject({ chances: 0, adult: true });
  t.setNow(t.services.now() + dayMs);
  expect((await t.draw(activityId, me)).data).toMatchObject({ sequence: 2, person: 1, n: 2 });
  const own = await t.call(calls.lotteryRecord, { activityId, size: 1 }, as(me));
  expect(own.data).toMatchObject({ list: [{ sequence: 2 }], hasNext: true });
  const { anchorId } = own.data;
  const next = await t.call(calls.lotteryRecord, { activityId, size: 1, anchorId }, as(me));
  expect(next.data).toMatchObject({ list: [{ sequence: 1 }], hasNext: false });
});

test('who is no adult by their own word, staff, a doubted family or too new does not draw', async () => {
  const activityId = await t.openLottery({ accountAgeDays: 1 });
  const me = await t.person();
  expect((await t.draw(activityId, me)).refusal?.reason).toBe('notForThisAccount');
  expect((await t.draw(activityId, t.releaser)).refusal?.reason).toBe('notForThisAccount');
  t.setNow(t.services.now() + dayMs);
  expect((await t.draw(activityId, me, { adult: false })).refusal?.reason).toBe('adultsOnly');
  expect(await t.draws(activityId)).toEqual([]);
  expect((await t.draw(activityId, t.releaser)).refusal?.reason).toBe('notForThisAccount');
  const infoUuid = await t.addCase();
  const doubted = { owner_user_id: me.userId, display_status: 4 } as object;
  const { db } = t.services;
  await db.updateTable('cases').set(doubted).where('id', '=', infoUuid).execute();
  expect((await t.draw(activityId, me)).refusal?.reason).toBe('notForThisAccount');
  await db.updateTable('cases').set({ display_status: 0 }).where('id', '=', infoUuid).execute();
  expect((await t.draw(activityId, me)).status).toBe(200);
  t.setNow(t.services.now() + dayMs);
  // What is said once is said.
  expect((await t.draw(activityId, me, { adult: false })).status).toBe(200);
  expect((await t.call(calls.lotteryResult, { activityId }, {})).status).toBe(401);
});

test('a venue and a page within one have their lottery, by the names of the documents', async () => {
  const venueId = await t.open(await t.addCase());
  const inVenue = await t.openLottery({ place: venueId });
  const again = await t.proposeLottery({ place: venueId });
  expect(again.refusal?.reason).toBe('lotteryThere');
  expect((await t.proposeLottery({ place: 'x'.repeat(22) })).status).toBe(400);
  const me = await t.person();
  expect(await t.info(venueId, me)).toMatchObject({ activityId: inVenue, placeId: venueId });
  expect((await t.draw(venueId, me)).data).toMatchObject({ activityId: inVenue, sequence: 1 });
  const sub = { subActivityId: venueId };
  const info = await t.call(calls.subDrawGet, sub, as(me));
  expect(info.data).toMatchObject({ chances: 0, activityId: inVenue });
  const other = { ...as(await t.person()), idempotencyKey: 'another-key-of-the-team' };
  const applied = await t.call(calls.subDrawApply, { ...sub, adult: true }, other);
  expect(applied.data).toMatchObject({ activityId: inVenue, sequence: 2, person: 2 });
  const none = { subActivityId: 'n'.repeat(22) };
  expect((await t.call(calls.subDrawGet, none, as(me))).status).toBe(404);
});

test('a table is whole, within the worth that is set, and leaves a tenth to nothing', async () => {
  const refused = async (awards: string) =>
    (await t.proposeLottery({ awards })).refusal?.fields?.awards;
  const { malformed, tooMany, aboveCap } = textsOf('zh-CN').fieldProblems;
  expect(await refused(tableOf().split('\n').slice(1).join('\n'))).toBe(malformed);
  expect(await refused(tableOf().replace('| 60', '| sixty'))).toBe(malformed);
  expect(await refused(tableOf().replace('goods', 'money'))).toBe(malformed);
  expect(await refused(tableOf().replace('保温杯', ' '))).toBe(malformed);
  expect(await refused(tableOf({ odds: 6101 }))).toBe(tooMany);
  expect(await refused(tableOf({ odds: 6100 }))).toBeUndefined();
  expect(await refused(tableOf().replace('| 60', '| 200.01'))).toBe(aboveCap);
});
