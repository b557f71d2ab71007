import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { withNameService } from '#src/server/payments/names/with-name-service.ts';
import { createPayoutBanks } from '#src/server/payments/payout-banks.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { checkName } from '#src/server/raising/payee/check-name.ts';
import { eraseAccounts } from '#src/server/retention/erase-accounts.ts';
import { textsOf } from '#src/texts/texts.ts';
import { nameKey, signed, startNameService } from '../../../support/name-service.ts';
import { openNameDesk } from './name-desk.ts';

const { names, nameReference } = textsOf('zh-CN').withdrawalDesk.checks;

let t: Awaited<ReturnType<typeof openNameDesk>>;
let folder: string;
let service: Awaited<ReturnType<typeof startNameService>>;
beforeAll(async () => {
  t = await openNameDesk();
  folder = mkdtempSync(join(scratchDir(), 'names-'));
  writeFileSync(join(folder, 'key'), `${nameKey}\n`);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await t.close();
});
beforeEach(async () => {
  service = await startNameService();
});
afterEach(() => service.stop());

/** Makes the services of a node that is configured with the service of this test. */
function configured() {
  const env = { NAME_SERVICE: service.url, NAME_SERVICE_KEY_FILE: join(folder, 'key') };
  const bank = withNameService(t.services.payouts.current, parseConfig(env), Date.now);
  return { ...t.services, payouts: createPayoutBanks(bank) };
}

async function failures(): Promise<number> {
  const { values } = await t.services.metrics.namesUnanswered.get();
  return values[0]?.value ?? 0;
}

async function keptOf(payeeId: string) {
  return t.services.db
    .selectFrom('case_payees')
    .select(['name_answer', 'name_reference'])
    .where('id', '=', payeeId)
    .executeTakeFirstOrThrow();
}

test("the operator's own service is asked, and staff read its verdict and its number for it", async () => {
  const { payeeId, account, family } = await t.changed();
  service.behaviour.names = { [account.name]: 'match' };
  await checkName(configured(), { payeeId }, t.services.now());
  expect(service.asks).toMatchObject([{ name: account.name, account: account.bankCard }]);
  expect(await keptOf(payeeId)).toEqual({ name_answer: 'same', name_reference: 'Q-1' });
  const says = await t.saysAt('bankChange', payeeId);
  expect(says).toContain(`green ${names.same}${nameReference('Q-1')}`);
  await t.services.db.transaction().execute((trx) => eraseAccounts(trx, family.caseId));
  expect(await keptOf(payeeId)).toEqual({ name_answer: 'same', name_reference: null });
});

test('what is no answer is counted, leaves staff with the photos, and is asked again', async () => {
  const { payeeId, account } = await t.changed();
  const before = await failures();
  service.behaviour.names = { [account.name]: 'mismatch' };
  const forged = JSON.stringify({ id: 'another', verdict: 'match', reference: 'Q-9' });
  for (const spoil of [
    () => ({ status: 500, headers: {}, body: '' }),
    () => signed(forged),
    () => ({ status: 200, headers: {}, body: forged }),
  ]) {
    service.behaviour.spoil = spoil;
    await expect(checkName(configured(), { payeeId }, t.services.now())).rejects.toThrow();
    expect(await keptOf(payeeId)).toEqual({ name_answer: null, name_reference: null });
    expect(await t.saysAt('bankChange', payeeId)).toContain(`amber ${names.unasked}`);
  }
  expect(await failures()).toBe(before + 3);
  service.behaviour.spoil = undefined;
  await checkName(configured(), { payeeId }, t.services.now());
  expect(await keptOf(payeeId)).toEqual({ name_answer: 'other', name_reference: 'Q-4' });
});

test('without a service the bank itself is asked, as before', () => {
  const { current } = t.services.payouts;
  expect(withNameService(current, parseConfig({}), Date.now)).toBe(current);
});

test('a key that is short is told without being repeated', () => {
  writeFileSync(join(folder, 'short'), 'abcdefgh');
  const env = { NAME_SERVICE: service.url, NAME_SERVICE_KEY_FILE: join(folder, 'short') };
  const open = () => withNameService(t.services.payouts.current, parseConfig(env), Date.now);
  expect(open).toThrow(/^NAME_SERVICE_KEY_FILE must hold one line of 32 to 256 plain letters\.$/);
});
