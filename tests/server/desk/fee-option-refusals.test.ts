import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import type { FieldProblem } from '#src/shared/contract/field-problem.ts';
import { deskProposeFeeOption } from '#src/shared/desk/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { makeCase } from '../../support/case-factory.ts';
import { actsOf, addStaff } from '../../support/test-staff.ts';
import { type FeeDesk, openFeeDesk, reason } from './fee-desk.ts';

let t: FeeDesk;
beforeAll(async () => {
  t = await openFeeDesk();
});
afterAll(() => t.close());

const addCase = () => t.addFundedCase(1000, { option: 2, basisPoints: 300 });

test('whoever is a guest, no staff or has another role proposes and confirms nothing', async () => {
  const infoUuid = await addCase();
  expect((await t.call(deskProposeFeeOption, { infoUuid, option: 4, reason })).status).toBe(401);
  const stranger = await addStaff(t);
  for (const other of [stranger, t.reviewer, t.releaser]) {
    expect((await t.propose(infoUuid, {}, other)).code).toBe(40300);
  }
  expect(await t.waiting(infoUuid)).toEqual([]);
  const id = await t.proposedId(infoUuid);
  for (const other of [stranger, t.reviewer]) {
    expect((await t.settle(id, 'confirm', other)).code).toBe(40300);
  }
  expect(await t.optionOf(infoUuid)).toBe(2);
});

test('the same person never confirms, and may take it back', async () => {
  const infoUuid = await addCase();
  const id = await t.proposedId(infoUuid);
  expect((await t.settle(id, 'confirm', t.administrator)).code).toBe(40934);
  expect((await t.settle(id, 'withdraw', t.administrator)).status).toBe(200);
  expect((await t.settle(id, 'confirm', t.releaser)).code).toBe(40935);
  const again = await t.proposedId(infoUuid);
  expect((await t.settle(again, 'withdraw', t.releaser)).status).toBe(200);
  expect((await actsOf(t, t.releaser.userId)).at(-1)).toBe('refuseProposal');
  expect(await t.optionOf(infoUuid)).toBe(2);
});

test('staff never have a say in the fee of a case of their own', async () => {
  const own = await addStaff(t, 'administrator');
  const { id: infoUuid } = await makeCase(t.services.db, { owner_user_id: own.userId });
  expect((await t.propose(infoUuid, {}, own)).code).toBe(40933);
  expect(await t.waiting(infoUuid)).toEqual([]);
  const id = await t.proposedId(infoUuid);
  expect((await t.settle(id, 'confirm', own)).code).toBe(40933);
  expect((await t.settle(id, 'withdraw', own)).code).toBe(40933);
  expect(await t.waiting(infoUuid)).toHaveLength(1);
  expect(await t.optionOf(infoUuid)).toBe(2);
});

test('the option that holds is no change', async () => {
  const infoUuid = await addCase();
  expect((await t.propose(infoUuid, { option: 2 })).code).toBe(40938);
  const id = await t.proposedId(infoUuid);
  const bySql = t.services.db.updateTable('cases').set({ service_charge_option: 4 });
  await bySql.where('id', '=', infoUuid).execute();
  expect((await t.settle(id, 'confirm', t.releaser)).code).toBe(40938);
});

test('a case that is not there, or whose money went back, has no fee to change', async () => {
  const absent = newId();
  expect((await t.propose(absent)).code).toBe(40400);
  expect(await t.waiting(absent)).toEqual([]);
  const infoUuid = await addCase();
  const id = await t.proposedId(infoUuid);
  const refunded = { status: 'FINISHED', end_reason: 203 } as const;
  await t.services.db.updateTable('cases').set(refunded).where('id', '=', infoUuid).execute();
  expect((await t.settle(id, 'confirm', t.releaser)).code).toBe(40937);
  await t.settle(id, 'withdraw', t.administrator);
  expect((await t.propose(infoUuid)).code).toBe(40937);
  expect(await t.waiting(infoUuid)).toEqual([]);
});

test('a case has one open proposal, also when two propose at once', async () => {
  const infoUuid = await addCase();
  const second = await addStaff(t, 'administrator');
  const both = await Promise.all([
    t.propose(infoUuid, { option: 3 }),
    t.propose(infoUuid, { option: 4 }, second),
  ]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 40935]);
  expect((await t.propose(infoUuid, { option: 1 })).code).toBe(40935);
  expect(await t.waiting(infoUuid)).toHaveLength(1);
  expect((await t.propose(await addCase())).status).toBe(200);
});

test('of two who confirm at once one does, and the family is told once', async () => {
  const infoUuid = await addCase();
  const id = await t.proposedId(infoUuid);
  const second = await addStaff(t, 'releaser');
  const both = await Promise.all([t.releaser, second].map((by) => t.settle(id, 'confirm', by)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await t.optionOf(infoUuid)).toBe(4);
  const told = t.services.db.selectFrom('notices').where('user_id', '=', `owner-${infoUuid}`);
  expect(await told.select('kind').execute()).toEqual([{ kind: 'feeChanged' }]);
});

const wrong: readonly [string, Record<string, unknown>, string, FieldProblem][] = [
  ['no option', { option: '' }, 'option', 'unknown'],
  ['option 0', { option: 0 }, 'option', 'unknown'],
  ['option 5', { option: 5 }, 'option', 'unknown'],
  ['an option and a half', { option: 2.5 }, 'option', 'unknown'],
  ['no reason', { reason: '' }, 'reason', 'required'],
  ['hardly a reason', { reason: '好' }, 'reason', 'reason'],
];

test.each(wrong)('%s is refused by the name of its field', async (_, wish, field, problem) => {
  const infoUuid = await addCase();
  const answer = await t.propose(infoUuid, wish as { option: 3 });
  const words = textsOf('zh-CN').fieldProblems[problem];
  expect(answer).toMatchObject({ status: 400, refusal: { fields: { [field]: words } } });
  expect(await t.waiting(infoUuid)).toEqual([]);
});

test.each([
  ['7', 422],
  ['2', 422],
  ['4', 303],
])('sent without script, option %s answers %i', async (option, status) => {
  const infoUuid = await addCase();
  const headers = {
    authorization: `Bearer ${t.administrator.token}`,
    origin: 'http://localhost:4321',
    'content-type': 'application/x-www-form-urlencoded',
    'x-client-address': newId(),
  };
  const body = String(new URLSearchParams({ step: 'feeOption', option, reason }));
  const path = `/desk/case/${infoUuid}`;
  const answer = await t.request(path, { method: 'POST', body, headers, redirect: 'manual' });
  expect(answer.status).toBe(status);
  expect(await t.waiting(infoUuid)).toHaveLength(status === 303 ? 1 : 0);
});
