import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { savePayee } from '#src/server/raising/payee/payee.ts';
import type { PayeeAccount } from '#src/shared/raising/payee-account.ts';
import { goodAccount } from '../../support/funded-case.ts';
import { type MatchingDesk, openMatchingDesk } from './matching-desk.ts';

let t: MatchingDesk;
beforeAll(async () => {
  t = await openMatchingDesk();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

test('whom the family named as payee is not matched, once or now; others are', async () => {
  const [named, replaced] = ['13713570001', '13713570002'];
  const funded = await t.addFundedCase(0, {
    account: { ...goodAccount, mobile: replaced } as PayeeAccount,
  });
  const other = await t.addCase();
  const { db, keys } = t.services;
  const submitted = { caseId: funded, submittedBy: `owner-${funded}`, now: t.services.now() };
  const account = { ...goodAccount, mobile: named } as PayeeAccount;
  await t.run({ cases: `${funded} ${other}` });
  const token = await t.signIn(named);
  expect(await t.matchOf((await t.giveAs(funded, 500, token)).orderId)).toBe(500);
  await inTransaction(db, (trx) => savePayee(trx, keys, { ...submitted, account }));
  expect(await t.matchOf((await t.giveAs(funded, 600, token)).orderId)).toBe(0);
  const before = await t.signIn(replaced);
  expect(await t.matchOf((await t.giveAs(funded, 600, before)).orderId)).toBe(0);
  expect(await t.matchOf((await t.giveAs(funded, 600, await t.donor())).orderId)).toBe(600);
  // To another family the payee of this one is a donor as all are.
  expect(await t.matchOf((await t.giveAs(other, 600, token)).orderId)).toBe(600);
});
