import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { orderModifyAnonymous } from '#src/shared/donations/own/calls.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import * as calls from '#src/shared/papers/pennants/calls.ts';
import { mostPennantsADay } from '#src/shared/papers/pennants/pennant-view.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { openPennantServer, type PennantServer } from './pennant-server.ts';

let t: PennantServer;
let caseId: string;
let family: string;
let donor: { token: string; userId: string };
beforeAll(async () => {
  t = await openPennantServer();
});
beforeEach(async () => {
  caseId = await t.addCase();
  family = await t.ownerOf(caseId);
  donor = await t.donorNext();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

test('a family thanks who gave: both read it, a notice tells it, a picture and a check prove it', async () => {
  await t.giveAs(donor.token, caseId);
  const { data, status } = await t.thank(donor.userId, { as: family });
  expect(status).toBe(200);
  expect(data).toMatchObject({ kind: 'gave', words: '雪中送炭', fromName: '林', state: 'live' });
  expect(await t.pennantsOf(donor.token)).toEqual([data]);
  expect(await t.pennantsOf(family, 'given')).toEqual([data]);
  const told = (await t.call(messageList, { anchorId: '' }, t.from(donor.token))).data.list;
  expect(told[0]).toMatchObject({ kind: 'pennantCame', infoUuid: caseId });
  const drawn = await t.picture(data.pennantId, donor.token);
  expect((await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()).format).toBe('png');
  expect((await t.picture(data.pennantId, family)).status).toBe(404);
  const seen = await t.check(data.number, data.checkCode);
  expect(seen).toMatchObject({ kind: 'pennant', state: 'live', amountInFen: null });
  expect(JSON.stringify(seen)).not.toContain('雪中送炭');
  expect(await t.check(data.number, 'aaaaaaaaaa')).toBeUndefined();
});

test('nobody thanks whom they did not meet, or who did not show themselves', async () => {
  const stranger = await t.donorNext();
  expect((await t.thank(stranger.userId, { as: family })).refusal?.reason).toBe('pennantNotMet');
  const orderId = await t.giveAs(donor.token, caseId);
  await t.call(orderModifyAnonymous, { orderId, anonymous: true }, { token: donor.token });
  expect((await t.thank(donor.userId, { as: family })).refusal?.reason).toBe('pennantNotMet');
  expect((await t.thank(donor.userId, { as: family, kind: 'verified' })).refusal?.reason).toBe(
    'pennantNotMet',
  );
  await t.giveAs(stranger.token, caseId);
  const other = await t.ownerOf(await t.addCase());
  expect((await t.thank(stranger.userId, { as: other })).refusal?.reason).toBe('pennantNotMet');
  expect((await t.thank(stranger.userId, { as: family, words: ' ' })).status).toBe(400);
});

test('one a pair and kind, however often and fast it is sent; the same words are the same one', async () => {
  await t.giveAs(donor.token, caseId);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => t.thank(donor.userId, { as: family })),
  );
  expect(new Set(answers.map(({ data }) => data.pennantId)).size).toBe(1);
  const again = await t.thank(donor.userId, { as: family, words: '再说一句' });
  expect(again.refusal?.reason).toBe('pennantGiven');
  expect(await t.pennantsOf(donor.token)).toHaveLength(1);
});

test('a few a day, and the next one says how long to wait', async () => {
  const donors = [];
  for (let i = 0; i <= mostPennantsADay; i += 1) {
    donors.push(await t.donorNext());
    await t.giveAs(donors[i]?.token ?? '', caseId);
  }
  const answers = await Promise.all(donors.map(({ userId }) => t.thank(userId, { as: family })));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ refusal }) => refusal?.reason)).toEqual(['tooManyRequests']);
  expect(refused[0]?.refusal?.retryAfterSeconds).toBeGreaterThan(0);
});

test('a gift that goes back makes its pennant void at once, and a second gift keeps it', async () => {
  const first = await t.giveAs(donor.token, caseId);
  const { data } = await t.thank(donor.userId, { as: family });
  const second = await t.giveAs(donor.token, caseId);
  await t.call(takeGiftBack, { orderId: first }, { token: donor.token });
  expect((await t.pennantsOf(donor.token))[0]?.state).toBe('live');
  await t.call(takeGiftBack, { orderId: second }, { token: donor.token });
  expect((await t.pennantsOf(donor.token))[0]?.state).toBe('void');
  expect(await t.check(data.number, data.checkCode)).toMatchObject({ state: 'void' });
  expect((await t.picture(data.pennantId, donor.token)).status).toBe(404);
});

test('who received it takes it down, and may ask staff; who gave it reads why it was refused', async () => {
  await t.giveAs(donor.token, caseId);
  const { pennantId, number, checkCode } = (await t.thank(donor.userId, { as: family })).data;
  const remove = (as: string, report = false) =>
    t.call(calls.pennantRemove, { pennantId, report }, t.from(as));
  expect((await remove((await t.donorNext()).token)).status).toBe(404);
  expect((await remove(donor.token, true)).status).toBe(200);
  expect((await remove(donor.token, true)).status).toBe(200);
  expect([await t.pennantsOf(donor.token), await t.pennantsOf(family, 'given')]).toEqual([[], []]);
  expect(await t.check(number, checkCode)).toMatchObject({ state: 'void' });
  const seen = await findQueue('pennant')?.find(t.services, pennantId, 'zh-CN');
  expect(seen?.checks[0]?.level).toBe('red');
  await t.decide(pennantId, { decision: 'refuse', words: '不能打广告。' });
  const told = (await t.call(messageList, { anchorId: '' }, t.from(family))).data.list;
  expect(told[0]).toMatchObject({ kind: 'pennantHidden' });
  expect(told[0]?.words).toContain('不能打广告。');
  expect((await t.thank(donor.userId, { as: family })).refusal?.reason).toBe('pennantGiven');
});

test('staff pass one and it stays; refused, it is gone for both', async () => {
  await t.giveAs(donor.token, caseId);
  const { pennantId } = (await t.thank(donor.userId, { as: family })).data;
  await t.decide(pennantId, { decision: 'pass' });
  expect(await t.pennantsOf(donor.token)).toHaveLength(1);
  await t.decide(pennantId, { decision: 'refuse', words: '含有电话。' });
  expect(await t.pennantsOf(donor.token)).toEqual([]);
});
