import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
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
