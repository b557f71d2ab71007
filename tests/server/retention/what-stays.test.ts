import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseEndedCases } from '#src/server/retention/erase-ended-cases.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { retentionDays } from '#src/shared/platform/retention.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';
import { endedCase } from './ended-case.ts';
import { rowOfPolicy, secretKept } from './secret-kept.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

const isSecret = (column: string) =>
  /_(sealed|index|hash|masked)$/.test(column) || column === 'print' || column === 'bucket';

test('every column that hides somebody has a row of the privacy policy, and no other', async () => {
  const tables = await t.services.db.introspection.getTables();
  const found = tables.flatMap(({ name, columns }) =>
    columns.filter((one) => isSecret(one.name)).map((one) => `${name}.${one.name}`),
  );
  // The sandbox's own books may lie in a schema beside, under names that ours have.
  expect(Object.values(secretKept).flat().sort()).toEqual([...new Set(found)].sort());
});

test.each(['zh-CN', 'en'] as const)('the policy in %s has each of these rows', (language) => {
  const policy = readFileSync(`src/content/agreements/${language}/privacy.md`, 'utf8');
  const rows = policy.split('\n').filter((line) => line.startsWith('| '));
  const whats = rows.map((row) => row.split('|')[1]);
  for (const words of Object.values(rowOfPolicy)) {
    expect(whats.filter((what) => what?.includes(words[language]))).toHaveLength(1);
  }
});

/** Finds what of a case is left in a column, of those tables that name their case. */
async function leftIn(place: string, caseId: string): Promise<unknown[]> {
  const [table = '', column = ''] = place.split('.');
  const found = await sql<{ kept: unknown }>`
    select ${sql.ref(column)} as kept from ${sql.table(table)}
    where case_id = ${caseId} and coalesce(${sql.ref(column)}, '') <> ''`.execute(t.services.db);
  return found.rows.map(({ kept }) => kept);
}

test('what the policy says goes is gone, and what it says stays is there', async () => {
  const now = t.services.now();
  const caseId = await endedCase(t, now - retentionDays.caseAccounts * dayMs - 1);
  const ofCase = async (places: readonly string[]) => {
    const left: string[] = [];
    for (const place of places) if ((await leftIn(place, caseId)).length > 0) left.push(place);
    return left;
  };
  const goes = [...secretKept.casePapers, ...secretKept.caseAccounts].filter(
    (place) => !place.startsWith('staff_proposals.'),
  );
  const before = await ofCase(goes);
  expect(before).toEqual(
    expect.arrayContaining([
      'case_parts.content_sealed',
      'case_payees.account_sealed',
      'reports.content_sealed',
      'reports.real_name_sealed',
      'verifications.real_name_sealed',
    ]),
  );
  await eraseEndedCases(t.services.db, new AbortController().signal, now);
  expect(await ofCase(goes)).toEqual([]);
  const stays = [
    'case_payees.account_index',
    'case_payees.payee_hash',
    'verifications.person_index',
  ];
  expect(await ofCase(stays)).toEqual(stays);
});
