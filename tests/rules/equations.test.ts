import { expect, test } from 'vitest';
import { type Finding, findPattern, isCode, readSources, type Source } from '../support/sources.ts';

/** These are the ledger's own tables, and the switch that freezes money out. */
const own = /^(?:ledger_\w+|switches)$/;
const named =
  /\b(?:from|join|update|into|table)\s+([a-z]\w*_\w+|cases|donations|payments|payouts|refunds|settlements|switches|users|withdrawals)\b|\b(?:selectFrom|updateTable|insertInto|deleteFrom|\w+Join)\(\s*'(\w+)/g;

function findForeignTables({ path, text }: Source): Finding[] {
  return [...text.matchAll(named)]
    .map(([, inText, inQuery]) => inText ?? inQuery ?? '')
    .filter((table) => !own.test(table))
    .map((table) => `${path} names ${table}`);
}

test('the ledger names no table but its own', () => {
  const sources = readSources('src/server/ledger/').filter(isCode);
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.flatMap(findForeignTables)).toEqual([]);
});

test('all equations are put together in one place, and handed on from there', () => {
  const found = readSources('src/')
    .filter(isCode)
    .flatMap((source) =>
      findPattern(source, /import .*\b(?:\w+Equations|keyEquation)\b/, 'collects equations'),
    );
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((one) => !one.startsWith('src/server/equations.ts'))).toEqual([]);
});

test.each([
  'select case_id from donations where paid_at is not null',
  'join case_refunds on true',
  "trx.selectFrom('payouts')",
  ".innerJoin('withdrawals as one', 'a', 'b')",
])('the rule of the ledger catches %s', (text) => {
  expect(findForeignTables({ path: 'src/server/ledger/a.ts', text })).toHaveLength(1);
});

test.each([
  'from ledger_entries group by transfer_id',
  "trx.selectFrom('ledger_transfers as transfer')",
  '/** What is taken from the case. */',
])('the rule of the ledger lets %s be', (text) => {
  expect(findForeignTables({ path: 'src/server/ledger/a.ts', text })).toEqual([]);
});
