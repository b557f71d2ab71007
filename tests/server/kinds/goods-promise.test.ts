import { afterAll, beforeAll, expect, test } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import * as calls from '#src/shared/kinds/goods/calls.ts';
import * as parcels from '#src/shared/kinds/parcels/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { savePatient, submit } from '../../support/test-family.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { addStaff, type Staff } from '../../support/test-staff.ts';
import { openReview } from '../desk/open-review.ts';
import { addDonor, addGoodsCase, beginGoods, choose } from './goods-desk.ts';

let t: GivingServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openGivingServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

test('prepared food needs its licence; donors read origin, day and licence, and staff too', async () => {
  const food = await beginGoods(t, { gear1Kind: 'food' });
  expect(food.answer.refusal?.fields).toEqual({
    gear1Licence: textsOf('zh-CN').fieldProblems.gearLicence,
  });
  const exposed = await beginGoods(t, { gear1Origin: '电话 13800000001' });
  expect(exposed.answer.refusal?.fields).toHaveProperty('gear1Origin');
  const gear1Licence = 'SC10651012345678';
  const { family } = await beginGoods(t, { gear1Kind: 'food', gear1Licence });
  await savePatient(t, family);
  await submit(t, family);
  const { caseId } = family;
  const subject = await findQueue('base')?.find(t.services, caseId, 'zh-CN');
  const shown = subject?.fields.map(({ label, ...field }) => `${label} ${JSON.stringify(field)}`);
  for (const words of ['产地', '四川雅安', '几天内寄出', gear1Licence, '加工过的食品'])
    expect(shown?.join('\n')).toContain(words);
  const review = await openReview(t, family, { queue: 'base', reviewer });
  await review.claim(reviewer);
  const all = await review.compare(reviewer);
  expect(all).toContain('foodLicence');
  const others = all.filter((name) => name !== 'foodLicence');
  const unticked = await review.say('pass', { compared: others });
  expect(Object.keys(unticked.refusal?.fields ?? {})).toEqual(['compared.foodLicence']);
  expect((await review.say('pass', { compared: all })).status).toBe(200);
  const { data } = await t.call(calls.gearList, { infoUuid: family.caseId });
  expect(data).toMatchObject([{ origin: '四川雅安', sendDays: 7, licence: gear1Licence }]);
});

test('what was grown or made by hand asks staff for no licence', async () => {
  const { family } = await beginGoods(t);
  await savePatient(t, family);
  await submit(t, family);
  const review = await openReview(t, family, { queue: 'base', reviewer });
  await review.claim(reviewer);
  expect(await review.compare(reviewer)).not.toContain('foodLicence');
});

test('a thing is sent by the day that was promised when it was paid', async () => {
  const goods = await addGoodsCase(t, reviewer);
  const donor = await addDonor(t);
  const { data } = await choose(t, goods, donor);
  const mine = async () => (await t.call(parcels.gearOrderList, {}, donor)).data.list[0];
  expect((await mine())?.sendByAt).toBeNull();
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  const { paid_at } = await t.services.db
    .selectFrom('donations')
    .select('paid_at')
    .where('id', '=', data.orderId)
    .executeTakeFirstOrThrow();
  expect((await mine())?.sendByAt).toBe((paid_at ?? 0) + 7 * 86_400_000);
});
