import { constants, DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chosenBy } from '#src/server/db/engines/sqlite-compiler.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { openTestDatabase, type TestDatabase, testEngine } from '../../support/test-db.ts';

let opened: TestDatabase;
let raw: DatabaseSync;
let planned = 0;
beforeAll(async () => {
  opened = await openTestDatabase();
  if (testEngine !== 'sqlite') return;
  raw = new DatabaseSync(String(opened.address.sqliteFile), { readOnly: true });
  // SQLite asks for leave for all that a statement will do, each time that it plans it.
  raw.setAuthorizer(() => {
    planned += 1;
    return constants.SQLITE_OK;
  });
});
afterAll(async () => {
  raw?.close();
  await opened.close();
});

/** This is Kysely's own compiler, which makes a parameter of every value. */
const plain = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

const queries: Record<string, (db: Kysely<Schema>) => CompiledQuery> = {
  'so many rows': (db) => db.selectFrom('case_facts').select('id').limit(20).compile(),
  'of one status': (db) =>
    db.selectFrom('refunds').select('refund_no').where('status', '=', 'ERROR').compile(),
  'but of one kind': (db) =>
    db
      .selectFrom('gateway_receipts')
      .select('trade_no')
      .where('gateway_receipts.kind', '<>', 'donation')
      .compile(),
  'that adds to gifts': (db) =>
    db
      .selectFrom('activity_cases')
      .select('case_id')
      .where('left_at', 'is', null)
      .where('adds_to_gifts', '=', 1)
      .compile(),
};

function countPlans({ sql, parameters }: CompiledQuery): number {
  const statement = raw.prepare(sql);
  const values = parameters as SQLInputValue[];
  statement.all(...values);
  planned = 0;
  statement.all(...values);
  return planned;
}

describe.runIf(testEngine === 'sqlite')('when a query is asked again', () => {
  test.each(Object.entries(queries))('%s: it is not planned anew', (_, build) => {
    expect(countPlans(build(opened.db))).toBe(0);
    expect(countPlans(build(plain))).toBeGreaterThan(0);
  });

  test('what somebody wrote stays a parameter', () => {
    const find = (state: string) =>
      opened.db
        .selectFrom('reports')
        .select('id')
        .where('state', '=', state as 'open')
        .compile();
    expect(find('open')).toMatchObject({ parameters: [], sql: expect.stringContaining(`'open'`) });
    const words = `o' or 1 = 1 --`;
    expect(find(words)).toMatchObject({ parameters: [words] });
    const both = opened.db
      .selectFrom('reports')
      .select('id')
      .where('state', 'in', ['open', words as 'open'])
      .compile();
    expect(both.parameters).toEqual(['open', words]);
  });

  test('every column that a partial index compares with a value is known', () => {
    const indexes = raw
      .prepare(`select sql from sqlite_master where type = 'index' and sql like '% where %'`)
      .all()
      .map(({ sql }) => String(sql).split(/ where /i)[1] ?? '');
    const compared = indexes.flatMap((condition) =>
      [...condition.matchAll(/(\w+) (?:=|<>|in) (?:'|\d|\()/g)].map(([, column]) => column),
    );
    expect(compared.length).toBeGreaterThan(10);
    expect(new Set(compared)).toEqual(chosenBy);
  });
});
