import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findByReceipt } from '#src/shared/donations/own/calls.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';

let t: GivingServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openGivingServer({ config: { MAX_DONATION_IN_FEN: '500000' } });
});
beforeEach(async () => {
  infoUuid = await t.addCase();
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

test('a guest gets a receipt code that opens the order again and is stored nowhere', async () => {
  const { data, headers } = await t.order({ infoUuid, displayName: '路人' });
  const code = data.receiptCode ?? '';
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
  const spaced = `${code.slice(0, 4).toLowerCase()} ${code.slice(4, 8)}-${code.slice(8)}`;
  const found = await t.call(findByReceipt, { receiptCode: spaced });
  expect(found.data).toMatchObject({
    orderId: data.orderId,
    displayName: '路人',
    status: 'CREATED',
  });
  const stored = await t.services.db.selectFrom('donations').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(code);
  expect(headers.get('set-cookie')).toMatch(/^warmlight-receipts=.*HttpOnly/);
  expect(headers.get('set-cookie')).not.toContain(code);
});

test('the gateway never hears of the receipt code', async () => {
  const create = vi.spyOn(t.bank.gateway, 'createPayment');
  const { data } = await t.order({ infoUuid });
  expect(JSON.stringify(create.mock.calls)).not.toContain(data.receiptCode);
  expect(create.mock.calls[0]?.[0].returnUrl).toContain(`tradeNo=${data.tradeNo}`);
  create.mockRestore();
});

test('a wrong receipt code finds nothing', async () => {
  const { status, refusal } = await t.call(findByReceipt, { receiptCode: 'ABCDEFGH2345' });
  expect([status, refusal?.reason]).toEqual([400, 'receiptCodeUnknown']);
});

test('a signed-in donor gets no receipt code and gives under their nickname', async () => {
  const token = await t.signIn('13900000001');
  const { data } = await t.order({ infoUuid, displayName: '别人' }, { token });
  expect(data.receiptCode).toBe(null);
  const row = await t.services.db
    .selectFrom('donations')
    .selectAll()
    .where('id', '=', data.orderId)
    .executeTakeFirstOrThrow();
  expect(row.user_id).not.toBe(null);
  expect(row.display_name).not.toBe('别人');
});

test('where guests may not give, a guest is asked to sign in', async () => {
  const strict = await openGivingServer({ config: { GUEST_GIVING: '0' } });
  const answer = await strict.order({ infoUuid: await strict.addCase() });
  expect([answer.status, answer.refusal?.reason]).toEqual([401, 'loginExpired']);
  await strict.close();
});
