import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { supportAdd } from '#src/shared/donations/support/calls.ts';
import { linkTo } from '#src/shared/routes.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { testOrigin } from '../../support/test-server.ts';

let t: GivingServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openGivingServer();
  infoUuid = await t.addCase();
});
afterAll(() => t.close());

function post(path: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ idempotencyKey: newId(), ...fields });
  return t.request(path, { method: 'POST', body, headers: { origin: testOrigin } });
}

const forms = [
  ['a gift', () => linkTo('pay', { params: { infoUuid }, locale: 'zh-CN' }), { step: 'pay' }],
  [
    'support',
    () => linkTo('independentSupport', { locale: 'en' }),
    { step: 'give', payChannel: '8' },
  ],
] as const;

test.each(forms)(
  'without script %s far above the others waits for its very sum',
  async (_, path, step) => {
    const typed = { ...step, amountInFen: 'own', amountInYuan: '5000' };
    const send = (more: Record<string, string>) => post(path(), { ...typed, ...more });
    expect((await send({})).status).toBe(422);
    expect((await send({ meantInFen: '50000000' })).status).toBe(422);
    expect((await send({ meantInFen: '500000' })).status).toBe(303);
    expect((await send({ amountInYuan: '4999' })).status).toBe(303);
  },
);

test('a client that follows the documents gives the same sum at once', async () => {
  const amountInFen = 500_000;
  expect((await t.order({ infoUuid, amountInFen })).status).toBe(200);
  const support = { amountInFen, payChannel: 8 };
  expect((await t.call(supportAdd, support, { idempotencyKey: newId() })).status).toBe(200);
});

type Wish = { target_in_fen: number; surplus_use?: string };

async function addCaseOf(wish: Wish): Promise<string> {
  const id = await t.addCase();
  await t.services.db.updateTable('cases').set(wish).where('id', '=', id).execute();
  return id;
}

const typedYuan = (yuan: number) => ({
  ...{ step: 'pay', amountInFen: 'own', amountInYuan: String(yuan) },
});

test('without script more than is missing waits for its very sum, and what closes the gap does not', async () => {
  const short = await addCaseOf({ target_in_fen: 123_450 });
  const path = linkTo('pay', { params: { infoUuid: short }, locale: 'en' });
  const send = (yuan: number, more = {}) => post(path, { ...typedYuan(yuan), ...more });
  expect((await send(1236)).status).toBe(422);
  expect((await send(1236, { meantInFen: '123400' })).status).toBe(422);
  expect((await send(1236, { meantInFen: '123600' })).status).toBe(303);
  expect((await send(1235)).status).toBe(303);
});

test('a family that has a use for more is given more without a question', async () => {
  const surplus_use = JSON.stringify({ text: '多出来的用于康复' });
  const open = await addCaseOf({ target_in_fen: 123_450, surplus_use });
  const path = linkTo('pay', { params: { infoUuid: open }, locale: 'zh-CN' });
  expect((await post(path, typedYuan(1300))).status).toBe(303);
});

test('no call asks, and a gift on its way when another closed the gap still arrives whole', async () => {
  const short = await addCaseOf({ target_in_fen: 2000 });
  const { tradeNo } = (await t.order({ infoUuid: short, amountInFen: 5000 })).data;
  await t.give({ infoUuid: short, amountInFen: 2000 });
  await t.atCashier(tradeNo, 'pay');
  await t.bank.deliverDue();
  const { data } = await t.call(getCaseInfo, { infoUuid: short });
  expect([data.raisedInFen, data.givenInFen, data.targetInFen]).toEqual([7000, 7000, 2000]);
});
