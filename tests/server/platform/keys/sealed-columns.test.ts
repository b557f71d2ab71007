import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SealError } from '#src/server/platform/keys/seal.ts';
import {
  type SealedPlace,
  type SealedTable,
  sealedColumns,
} from '#src/server/platform/keys/sealed-columns.ts';
import { openTestDatabase, type TestDatabase, testEngine } from '../../../support/test-db.ts';
import { testKeys } from '../../../support/test-keys.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const keys = testKeys();
const tables = Object.keys(sealedColumns) as SealedTable[];
const places = tables.flatMap((table) =>
  sealedColumns[table].columns.map((column) => `${table}.${column}` as SealedPlace),
);
const ways = (place: SealedPlace): (string | string[])[] =>
  place.startsWith('case_parts.') || place.startsWith('idempotency_keys.')
    ? [['one', 'a'], ['one', 'b'], ['two', 'a'], 'one', 'a']
    : ['one', 'two', 'onetwo', ''];

test('every sealed column of the database is in the table, and the table names no other', async () => {
  const found = await columnsOf();
  expect([...places].sort()).toEqual(found.filter((one) => one.endsWith('_sealed')).sort());
  for (const table of tables) {
    for (const column of sealedColumns[table].row) expect(found).toContain(`${table}.${column}`);
  }
});

async function columnsOf(): Promise<string[]> {
  const query =
    testEngine === 'postgres'
      ? sql<{ place: string }>`select table_name || '.' || column_name as place
          from information_schema.columns where table_schema = current_schema()`
      : sql<{ place: string }>`select m.name || '.' || c.name as place
          from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`;
  return (await query.execute(opened.db)).rows.map(({ place }) => place);
}

describe.each(places)('%s', (place) => {
  const [row = '', ...otherRows] = ways(place);
  const sealed = keys.seal(place, row, '林小雨 13800000001');

  test('opens where it was sealed', () => {
    expect(keys.open(place, row, sealed)).toBe('林小雨 13800000001');
    expect(sealed).toMatch(/^seal1-test\.[\w-]+$/);
  });

  test('opens in no other row, and in no other column', () => {
    for (const other of otherRows) expect(() => keys.open(place, other, sealed)).toThrow(SealError);
    for (const other of places.filter((one) => one !== place))
      expect(() => keys.open(other, row, sealed)).toThrow(SealError);
  });

  test('says of what is damaged what it is, at each of its signs', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const sign = sealed[at] === 'A' ? 'B' : 'A';
      const damaged = sealed.slice(0, at) + sign + sealed.slice(at + 1);
      // The last sign carries bits that no byte holds.
      if (at === sealed.length - 1) continue;
      expect(() => keys.open(place, row, damaged)).toThrow(SealError);
    }
    for (const damaged of ['', '.', 'seal1-test.', sealed.slice(0, -4), 'x'])
      expect(() => keys.open(place, row, damaged)).toThrow('damaged');
  });
});

test('bytes are bound as text is, and one is not the other', () => {
  const { bytes, keyId } = keys.sealBytes('images.original', 'one', Buffer.from([0, 1, 46, 255]));
  expect(keyId).toBe('seal1-test');
  expect([...keys.openBytes('images.original', 'one', bytes)]).toEqual([0, 1, 46, 255]);
  expect(() => keys.openBytes('images.original', 'two', bytes)).toThrow(SealError);
  expect(() => keys.openBytes('images.original', 'one', new Uint8Array(3))).toThrow('damaged');
});

test('a key that is not here is named, and what it sealed is not shown', () => {
  const sealed = keys.seal('users.mobile_sealed', 'one', '13800000001');
  const other = sealed.replace('seal1-test', 'seal7-test');
  expect(() => keys.open('users.mobile_sealed', 'one', other)).toThrow(
    'key seal7-test is not here',
  );
});
