import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  isCheckViolation,
  isForeignKeyViolation,
  isUniqueViolation,
} from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openTestDatabase, type TestDatabase, testEngine } from '../../support/test-db.ts';
import { applyFor, give } from '../ledger/sample-money.ts';
import { addCase, sampleCase, sampleDonation } from '../ledger/sample-rows.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await addCase(opened.db, 'one');
  await inTransaction(opened.db, async (trx) => {
    await give(trx, { orderId: 'gift', caseId: 'one', amountInFen: 500 });
    await applyFor(trx, { withdrawalId: 'first', caseId: 'one', amountInFen: 100 });
  });
});
afterAll(() => opened.close());

const errorOf = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => undefined,
    (error: unknown) => error,
  );
const run = (text: string) => errorOf(sql.raw(text).execute(opened.db));

test('a balance cannot be set below zero where money must not be owed', async () => {
  const error = await run(`update ledger_accounts set balance_in_fen = -1 where id = 'C:one'`);
  expect(isCheckViolation(error, 'ledger_accounts_not_overdrawn')).toBe(true);
  expect(isCheckViolation(error, 'another_check')).toBe(false);
});

test.each([
  'update ledger_entries set amount_in_fen = 1',
  'delete from ledger_entries',
  `update ledger_transfers set reference = 'x'`,
  'delete from ledger_transfers',
])('the ledger only grows: %s is refused', async (change) => {
  expect(String(await run(change))).toContain('the ledger only grows');
});

test('replacing a row of the ledger is refused too', async () => {
  const columns = 'transfer_id, position, account_id, amount_in_fen';
  const error = await run(
    testEngine === 'sqlite'
      ? `insert or replace into ledger_entries (${columns})
         select transfer_id, position, account_id, 1 from ledger_entries limit 1`
      : 'truncate ledger_entries',
  );
  expect(String(error)).toContain('the ledger only grows');
});

test('an account is named by its kind', async () => {
  const values = (id: string) => `insert into ledger_accounts values ('${id}', 'C', 0)`;
  for (const id of ['CH:one', 'C:', 'F']) {
    expect(isCheckViolation(await run(values(id)), 'ledger_accounts_named_by_kind')).toBe(true);
  }
});

test('a case has one open withdrawal', async () => {
  const second = inTransaction(opened.db, (trx) =>
    applyFor(trx, { withdrawalId: 'second', caseId: 'one', amountInFen: 100 }),
  );
  const error = await errorOf(second);
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'withdrawals.case_id')).toBe(true);
  expect(isUniqueViolation(error, 'withdrawals.id')).toBe(false);
});

test('a violated index of two columns is told by both', async () => {
  const error = await run(
    `insert into gateway_receipts select gateway, gateway_trade_no, trade_no, amount_in_fen, 'late', 1
     from gateway_receipts`,
  );
  const columns = ['gateway_receipts.gateway', 'gateway_receipts.gateway_trade_no'];
  expect(isUniqueViolation(error, columns)).toBe(true);
});

test.each([
  ['no fen', sampleDonation('d', 'one', 0)],
  ['less than nothing', sampleDonation('d', 'one', -5)],
  ['more than a number holds', sampleDonation('d', 'one', Number.MAX_SAFE_INTEGER + 1)],
  ['a flag of two', { ...sampleDonation('d', 'one', 5), anonymous: 2 as 1 }],
  ['an unknown status', { ...sampleDonation('d', 'one', 5), status: 'LOST' as 'PAID' }],
  ['paid at no time', { ...sampleDonation('d', 'one', 5), status: 'PAID' as const }],
  ['a time without being paid', { ...sampleDonation('d', 'one', 5), paid_at: 5 }],
])('an order of %s is refused', async (_, row) => {
  const error = await errorOf(opened.db.insertInto('donations').values(row).execute());
  expect(isCheckViolation(error)).toBe(true);
  expect(isUniqueViolation(error) || isForeignKeyViolation(error)).toBe(false);
});

test('an order of a case that does not exist is refused', async () => {
  const row = sampleDonation('d', 'nowhere', 5);
  const error = await errorOf(opened.db.insertInto('donations').values(row).execute());
  expect(isForeignKeyViolation(error)).toBe(true);
});

test('a sixth try at a code is refused', async () => {
  const code = { id: 'code', mobile_index: 'm', scene: 'login', code_hash: 'h', tries: 5 };
  const from = { asker_hash: 'b', address_index: 'a', network_index: 'n' };
  const asker = { ...from, proved: 0, address_tries: 0 } as const;
  await opened.db
    .insertInto('verify_codes')
    .values({ ...code, ...asker, created_at: 1, expires_at: 2 })
    .execute();
  const error = await errorOf(
    opened.db
      .updateTable('verify_codes')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .execute(),
  );
  expect(isCheckViolation(error, 'verify_codes_tries')).toBe(true);
});

test('a value of the wrong type is refused', async () => {
  const row = { ...sampleCase('typed'), owner_user_id: 'owner-one', share_count: 'many' as never };
  expect(await errorOf(opened.db.insertInto('cases').values(row).execute())).toBeInstanceOf(Error);
});
