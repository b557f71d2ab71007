import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import {
  type AccountId,
  caseAvailable,
  caseHeldForRefunds,
  custodyBank,
  gatewayCost,
  heldAtGateway,
} from '#src/server/ledger/accounts.ts';
import { AccountOverdrawnError } from '#src/server/ledger/change-balances.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import { ledgerEquations } from '#src/server/ledger/equations.ts';
import { postTransfer } from '#src/server/ledger/post-transfer.ts';
import { postDonation, postHold } from '#src/server/ledger/postings.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { give } from './sample-money.ts';
import { addCase } from './sample-rows.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await addCase(opened.db, 'one');
});
afterAll(() => opened.close());

const post = (transfer: Partial<Parameters<typeof postTransfer>[1]>) =>
  inTransaction(opened.db, (trx) =>
    postTransfer(trx, {
      kind: 'test',
      reference: 'r',
      entries: move(custodyBank, gatewayCost, 5),
      now: 1,
      ...transfer,
    }),
  );
const move = (from: AccountId, to: AccountId, amountInFen: number) => [
  { account: from, amountInFen: -amountInFen },
  { account: to, amountInFen },
];
const balanceOf = async (id: AccountId) => {
  const row = await opened.db
    .selectFrom('ledger_accounts')
    .select('balance_in_fen')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.balance_in_fen;
};

test('a transfer moves money between accounts that it creates on demand', async () => {
  const entries = [
    { account: heldAtGateway('demo'), amountInFen: -100 },
    { account: custodyBank, amountInFen: 97 },
    { account: gatewayCost, amountInFen: 3 },
  ];
  expect(await post({ reference: 'three', entries })).toBe('posted');
  expect(await balanceOf('G:demo')).toBe(-100);
  expect(await balanceOf('B')).toBe(97);
  expect(await balanceOf('E')).toBe(3);
});

test('the same cause with the same effect is posted once', async () => {
  expect(await post({ reference: 'twice' })).toBe('posted');
  const before = await balanceOf('B');
  const again = { reference: 'twice', entries: move(custodyBank, gatewayCost, 5).reverse() };
  expect(await post(again)).toBe('already');
  expect(await balanceOf('B')).toBe(before);
  const twenty = Array.from({ length: 20 }, () => post({ reference: 'race' }));
  const answers = await Promise.all(twenty);
  expect(answers.filter((answer) => answer === 'posted')).toHaveLength(1);
});

test('the same cause with another effect throws and changes nothing', async () => {
  await post({ reference: 'fixed' });
  const before = await balanceOf('B');
  const other = [
    { entries: move(custodyBank, gatewayCost, 6) },
    { entries: move(gatewayCost, custodyBank, 5) },
    { caseId: 'one' },
  ];
  for (const change of other) {
    await expect(post({ reference: 'fixed', ...change })).rejects.toThrow('with other entries');
  }
  expect(await balanceOf('B')).toBe(before);
});

test.each([
  ['one entry', [{ account: custodyBank, amountInFen: 0 }]],
  ['a sum other than zero', [...move('B', 'E', 5), { account: 'F' as const, amountInFen: 1 }]],
  ['half a fen', move('B', 'E', 0.5)],
  ['an unsafe amount', move('B', 'E', 2 ** 53)],
  ['no amount', move('B', 'E', 0)],
  ['NaN', move('B', 'E', Number.NaN)],
])('a transfer of %s throws', async (_, entries) => {
  await expect(post({ reference: 'bad', entries })).rejects.toThrow();
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
  const error = await post({ reference: 'poor', entries }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AccountOverdrawnError);
  expect(error).toMatchObject({ account: 'C:poor' });
  expect(await balanceOf('C:poor')).toBeUndefined();
});

test('500 holds at once never take more than the case has', async () => {
  await addCase(opened.db, 'rush');
  await inTransaction(opened.db, (trx) =>
    give(trx, { orderId: 'rush', caseId: 'rush', amountInFen: 10_000 }),
  );
  const holds = Array.from({ length: 500 }, (_, i) =>
    inTransaction(opened.db, (trx) =>
      postHold(trx, { withdrawalId: `w${i}`, caseId: 'rush', amountInFen: 30 + (i % 3), now: 3 }),
    ),
  );
  const results = await Promise.allSettled(holds);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(AccountOverdrawnError);
  const [available, held] = [await balanceOf('C:rush'), await balanceOf('CH:rush')];
  expect(available).toBeGreaterThanOrEqual(0);
  expect(available).toBeLessThan(30);
  expect((available ?? 0) + (held ?? 0)).toBe(10_000);
});

test('transfers among the same accounts in any direction do not wait in a circle', async () => {
  const accounts: AccountId[] = ['B', 'E', 'F', 'R', 'L'];
  const transfers = Array.from({ length: 200 }, (_, i) => {
    const from = accounts[i % 5] as AccountId;
    const to = accounts[(i * 3 + 1 + (i % 4)) % 5] as AccountId;
    const entries = from === to ? move(from, 'G:demo', 1) : move(from, to, 1);
    return post({ reference: `circle-${i}`, entries });
  });
  expect(new Set(await Promise.all(transfers))).toEqual(new Set(['posted']));
});

test('whatever is posted, every transfer and every balance adds up', async () => {
  const account = fc.constantFrom<AccountId>('G:demo', 'B', 'C:x', 'CH:x', 'U', 'P:pool', 'X:1');
  const transfer = fc.record({
    reference: fc.integer({ min: 0, max: 200 }).map((n) => `random-${n}`),
    legs: fc.array(
      fc.record({ from: account, to: account, amountInFen: fc.integer({ min: 1, max: 999 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  });
  let posted = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(transfer, { minLength: 1, maxLength: 8 }), async (transfers) => {
      for (const { reference, legs } of transfers) {
        const entries = legs.flatMap(({ from, to, amountInFen }) => move(from, to, amountInFen));
        await post({ reference, entries }).then(
          () => {
            posted += 1;
          },
          () => {},
        );
      }
      const results = await checkLedger(opened.db, ledgerEquations);
      expect(results.filter(({ ok }) => !ok)).toEqual([]);
    }),
    { numRuns: 25 },
  );
  expect(posted).toBeGreaterThan(10);
});
