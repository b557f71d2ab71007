import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';

let t: GivingServer;
beforeAll(async () => {
  t = await openGivingServer();
});
afterAll(() => t.close());

test('a cashier names the appeal in the language of who pays, where it is told in that', async () => {
  const { db } = t.services;
  const infoUuid = await t.addCase();
  const title = 'Xiaoshu waits for an operation that costs more than we have';
  await db
    .insertInto('case_tellings')
    .values({ case_id: infoUuid, language: 'en', title, content: '.', told_by: 'translator' })
    .execute();
  const described = async (options = {}) => {
    const { data } = await t.order({ infoUuid }, options);
    const payment = db.selectFrom('payments').select('description');
    return payment.where('trade_no', '=', data.tradeNo).executeTakeFirstOrThrow();
  };
  expect(await described({ headers: { 'accept-language': 'en' } })).toEqual({
    description: 'Xiaoshu waits for an operation that…',
  });
  expect(await described()).toEqual({ description: '小雨需要一次移植' });
});
