import { expect, test } from 'vitest';
import { findPattern, isCode, readSources, type Source } from '../support/sources.ts';

/** The case row has one owner: only what stands here writes it. */
const owner = 'src/server/cases/transitions/';
const writes =
  /(?:updateTable|insertInto|deleteFrom|replaceInto|mergeInto)\(\s*['"`]cases\b|(?:update|insert into|delete from)\s+cases\b/i;

function findWrites(source: Source): string[] {
  const isOwner = source.path.startsWith(owner);
  const isTable = source.path.startsWith('src/server/db/migrations/');
  return isOwner || isTable ? [] : findPattern(source, writes, 'writes the row of a case');
}

test('the row of a case is written by its transitions alone', () => {
  expect(readSources('src/').filter(isCode).flatMap(findWrites)).toEqual([]);
});

test('where a case stands is written in one place, along its table of steps', () => {
  const found = readSources(owner).flatMap((source) =>
    findPattern(source, /\bend_reason:/, 'writes where a case stands'),
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${owner}take-step.ts`);
});

test.each([
  "await trx.updateTable('cases').set({ picked: 1 }).execute();",
  "    .updateTable('cases as one')",
  "trx.insertInto('cases').values(row)",
  "trx.deleteFrom('cases')",
  'sql`update cases set picked = 1`',
])('the rule of the case row catches %s', (text) => {
  expect(findWrites({ path: 'src/server/donations/a.ts', text })).toHaveLength(1);
});

test.each([
  "trx.selectFrom('cases')",
  "trx.updateTable('case_funds')",
  "trx.insertInto('cases_seen')",
])('the rule of the case row lets %s be', (text) => {
  expect(findWrites({ path: 'src/server/donations/a.ts', text })).toEqual([]);
});
