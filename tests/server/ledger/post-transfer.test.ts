import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import {
  caseAvailable,
  caseHeldForRefunds,
  custodyBank,
  gatewayCost,
  heldAtGateway,
} from '#src/server/ledger/accounts.ts';
import { AccountOverdrawnError } from '#src/server/ledger/change-balances.ts';
import { postDonation } from '#src/server/ledger/postings.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { balanceOf, move, post } from './move-money.ts';
import { addCase } from './sample-rows.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await addCase(opened.db, 'one');
});
afterAll(() => opened.close());

test('a transfer moves money between accounts that it creates on demand', async () => {
  const entries = [
    { account: heldAtGateway('demo'), amountInFen: -100 },
    { account: custodyBank, amountInFen: 97 },
    { account: gatewayCost, amountInFen: 3 },
  ];
  expect(await post(opened, { reference: 'three', entries })).toBe('posted');
  expect(await balanceOf(opened, 'G:demo')).toBe(-100);
  expect(await balanceOf(opened, 'B')).toBe(97);
  expect(await balanceOf(opened, 'E')).toBe(3);
});

test('the same cause with the same effect is posted once', async () => {
  expect(await post(opened, { reference: 'twice' })).toBe('posted');
  const before = await balanceOf(opened, 'B');
  const again = { reference: 'twice', entries: move(custodyBank, gatewayCost, 5).reverse() };
  expect(await post(opened, again)).toBe('already');
  expect(await balanceOf(opened, 'B')).toBe(before);
  const twenty = Array.from({ length: 20 }, () => post(opened, { reference: 'race' }));
  const answers = await Promise.all(twenty);
  expect(answers.filter((answer) => answer === 'posted')).toHaveLength(1);
});

test('the same cause with another effect throws and changes nothing', async () => {
  await post(opened, { reference: 'fixed' });
  const before = await balanceOf(opened, 'B');
  const other = [
    { entries: move(custodyBank, gatewayCost, 6) },
    { entries: move(gatewayCost, custodyBank, 5) },
    { caseId: 'one' },
  ];
  for (const change of other) {
    await expect(post(opened, { reference: 'fixed', ...change })).rejects.toThrow(
      'with other entries',
    );
  }
  expect(await balanceOf(opened, 'B')).toBe(before);
});

test.each([
  ['one entry', [{ account: custodyBank, amountInFen: 0 }]],
  ['a sum other than zero', [...move('B', 'E', 5), { account: 'F' as const, amountInFen: 1 }]],
  ['half a fen', move('B', 'E', 0.5)],
  ['an unsafe amount', move('B', 'E', 2 ** 53)],
  ['no amount', move('B', 'E', 0)],
  ['NaN', move('B', 'E', Number.NaN)],
])('a transfer of %s throws', async (_, entries) => {
  await expect(post(opened, { reference: 'bad', entries })).rejects.toThrow();
});

test('an account of nobody cannot be named', () => {
  expect(() => caseAvailable('')).toThrow();
});

test('a posting of no or negative money throws', async () => {
  for (const amountInFen of [0, -5]) {
    const gift = { caseId: 'one', orderId: 'o', gateway: 'demo', amountInFen, now: 1 };
    const posted = inTransaction(opened.db, (trx) => postDonation(trx, gift));
    await expect(posted).rejects.toThrow(RangeError);
  }
});

test('money that is not there is told by its account, and nothing of the transfer stays', async () => {
  const entries = move(caseAvailable('poor'), caseHeldForRefunds('poor'), 1);
  const error = await post(opened, { reference: 'poor', entries }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AccountOverdrawnError);
  expect(error).toMatchObject({ account: 'C:poor' });
  expect(await balanceOf(opened, 'C:poor')).toBeUndefined();
});
