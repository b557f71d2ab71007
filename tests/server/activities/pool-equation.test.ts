import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { equations } from '#src/server/equations.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { type MatchingDesk, openMatchingDesk } from './matching-desk.ts';

let t: MatchingDesk;
beforeAll(async () => {
  t = await openMatchingDesk();
  const caseId = await t.addCase();
  await t.run({ cases: caseId });
  await t.giveAs(caseId, 700, await t.donor());
  const token = await t.donor();
  const { orderId } = await t.giveAs(caseId, 900, token);
  await t.call(takeGiftBack, { orderId }, { token });
});
afterAll(() => t.close());

const findBroken = async () =>
  (await checkLedger(t.services.db, equations)).filter(({ ok }) => !ok);

test.each([
  ['more came in than the bank said', 'activities', 'funded_in_fen'],
  ['something was given back that nobody got', 'activities', 'returned_in_fen'],
  ['a case has more of an activity than was granted', 'activity_cases', 'matched_in_fen'],
  ['a case shows more as matched than it has', 'case_funds', 'matched_in_fen'],
  ['more was matched in sum than rows say', 'grant_sums', 'amount_in_fen'],
  ['gifts were counted that nobody weighed', 'grant_sums', 'times'],
  ['a returned gift took more with it than it was matched with', 'refunds', 'matched_in_fen'],
])('it is found when %s', async (_, table, column) => {
  const { db } = t.services;
  const add = (inFen: number): RawBuilder<unknown> =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${inFen}`;
  expect(await findBroken()).toEqual([]);
  await add(1).execute(db);
  const broken = await findBroken();
  await add(-1).execute(db);
  expect(broken.map(({ equation }) => equation)).toEqual([16]);
  expect(await findBroken()).toEqual([]);
});
