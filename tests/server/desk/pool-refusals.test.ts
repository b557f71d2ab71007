import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import type { FieldProblem } from '#src/shared/contract/field-problem.ts';
import { deskProposeFunding } from '#src/shared/desk/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { actsOf, addStaff } from '../../support/test-staff.ts';
import { type Funding, funding, openPoolDesk, type PoolDesk } from './pool-desk.ts';

let t: PoolDesk;
beforeAll(async () => {
  t = await openPoolDesk();
  await t.fund();
});
afterAll(() => t.close());

test.each([
  ['as it was', {}],
  ['in other letters', { statementNo: ' ls2026 1120-000188 ' }],
  ['in wide letters', { statementNo: 'ＬＳ２０２６１１２００００１８８' }],
  ['with another amount and sponsor', { amountInFen: 5, sponsor: '另一家基金会' }],
])('a number of the statement is never funded twice: %s', async (_, wish) => {
  expect((await t.propose(wish, t.administrator)).code).toBe(40999);
  expect(await t.waiting()).toEqual([]);
  expect(await t.pooledInFen()).toBe(123_456);
});

test('a number that waits is not recorded again, and one that was taken back or refused may be', async () => {
  const statementNo = 'LS20261120000200';
  const first = await t.proposedId({ statementNo });
  expect((await t.propose({ statementNo, amountInFen: 7 }, t.administrator)).code).toBe(40999);
  expect((await t.settle(first, 'withdraw', t.releaser)).status).toBe(200);
  expect((await t.settle(first, 'confirm', t.administrator)).code).toBe(40935);
  const second = await t.proposedId({ statementNo });
  expect((await t.settle(second, 'withdraw', t.administrator)).status).toBe(200);
  expect((await actsOf(t, t.releaser.userId)).slice(-2)).toEqual([
    'withdrawProposal',
    'proposeFunding',
  ]);
  expect((await actsOf(t, t.administrator.userId)).at(-1)).toBe('refuseProposal');
  const third = await t.proposedId({ statementNo });
  await t.settle(third, 'withdraw', t.releaser);
  expect(await t.pooledInFen()).toBe(123_456);
});

test('of two who record one number at once one does', async () => {
  const both = await Promise.all(
    [t.releaser, t.administrator].map((by) => t.propose({ statementNo: 'RACE0002' }, by)),
  );
  expect(both.map(({ code }) => code).sort()).toEqual([0, 40999]);
  const [waiting] = await t.waiting();
  await t.settle(waiting?.proposalId ?? '', 'withdraw', t.administrator);
});

test('a number that the ledger had already changes nothing when it is confirmed', async () => {
  const value = { amountInFen: 9, sponsor: '云岭同心基金会' };
  const { reason, statementNo: subject } = funding;
  const staffUserId = t.releaser.userId;
  await inTransaction(t.services.db, (trx) =>
    addProposal(
      trx,
      { kind: 'poolFunding', subject, value, reason, staffUserId },
      t.services.now(),
    ),
  );
  const [waiting] = await t.waiting();
  const id = waiting?.proposalId ?? '';
  expect((await t.settle(id, 'confirm', t.administrator)).code).toBe(40999);
  expect(await t.waiting()).toHaveLength(1);
  expect(await t.pooledInFen()).toBe(123_456);
  const confirmed = {
    state: 'confirmed',
    decided_by: t.administrator.userId,
    decided_at: 1,
  } as const;
  const byHand = t.services.db.updateTable('staff_proposals').set(confirmed).where('id', '=', id);
  await expect(byHand.execute()).rejects.toSatisfy((error) => isUniqueViolation(error));
  await t.settle(id, 'withdraw', t.releaser);
});

const wrong: readonly [string, Record<string, unknown>, string, FieldProblem][] = [
  ['no money', { amountInFen: 0 }, 'amountInFen', 'amount'],
  ['less than none', { amountInFen: -1 }, 'amountInFen', 'amount'],
  ['half a fen', { amountInFen: 1.5 }, 'amountInFen', 'amount'],
  ['beyond whole numbers', { amountInFen: 2 ** 53 }, 'amountInFen', 'amount'],
  ['digits beyond them', { amountInFen: '9007199254740993' }, 'amountInFen', 'amount'],
  ['above the ceiling', { amountInFen: 100_000_000_000 }, 'amountInFen', 'amount'],
  ['nobody', { sponsor: ' ' }, 'sponsor', 'required'],
  ['two lines of sponsor', { sponsor: '甲\n乙' }, 'sponsor', 'malformed'],
  ['a long sponsor', { sponsor: '甲'.repeat(61) }, 'sponsor', 'tooLong'],
  ['no number', { statementNo: ' - ' }, 'statementNo', 'required'],
  ['a short number', { statementNo: 'A1' }, 'statementNo', 'statementNo'],
  ['a number with signs', { statementNo: 'LS/2026:1' }, 'statementNo', 'statementNo'],
  ['no reason', { reason: '' }, 'reason', 'required'],
];

test.each(wrong)('%s is refused by the name of its field', async (_, wish, field, problem) => {
  const answer = await t.propose({ statementNo: 'WRONG0001', ...wish } as Partial<Funding>);
  const words = textsOf('zh-CN').fieldProblems[problem];
  expect(answer).toMatchObject({ status: 400, refusal: { fields: { [field]: words } } });
  expect(await t.waiting()).toEqual([]);
});

test('whoever is a guest, no staff or has another role records nothing', async () => {
  expect((await t.call(deskProposeFunding, funding)).status).toBe(401);
  const stranger = await addStaff(t);
  for (const staff of [stranger, t.reviewer]) {
    const answer = await t.propose({ statementNo: 'OTHER0001' }, staff);
    expect({ status: answer.status, code: answer.code }).toEqual({ status: 403, code: 40300 });
  }
  expect(await t.waiting()).toEqual([]);
});

test.each([
  ['0', 422],
  ['-5', 422],
  ['12.345', 422],
  ['90071992547409.93', 422],
  ['一百', 422],
  ['88.50', 303],
])('typed without script, %s yuan answers %i', async (amountInYuan, status) => {
  const { statementNo: _, amountInFen: __, ...words } = funding;
  const body = new URLSearchParams({
    ...words,
    amountInYuan,
    statementNo: 'TYPED-0001',
    step: 'fund',
  });
  const headers = {
    authorization: `Bearer ${t.releaser.token}`,
    origin: 'http://localhost:4321',
    'content-type': 'application/x-www-form-urlencoded',
    'x-client-address': newId(),
  };
  const answer = await t.request('/desk/pool', {
    ...{ method: 'POST', body: String(body), headers, redirect: 'manual' },
  });
  expect(answer.status).toBe(status);
  const listed = (await t.waiting()).map(({ value }) => value.amountInFen);
  expect(listed).toEqual(status === 303 ? [8850] : []);
});
