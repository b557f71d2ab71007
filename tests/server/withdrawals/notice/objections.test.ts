import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { cancelWithdrawal } from '#src/server/withdrawals/apply/cancel-withdrawal.ts';
import { addObjection } from '#src/server/withdrawals/notice/add-objection.ts';
import { applyDrawCash } from '#src/shared/withdrawals/calls.ts';
import { drawObjection } from '#src/shared/withdrawals/objections/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { makeVerifier } from '../../../support/comment-factory.ts';
import {
  drawWords,
  noticeMs,
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

const { fieldProblems } = textsOf('zh-CN');
let t: WithdrawingServer;
let caseId: string;
let id: string;
let reader: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(async () => {
  caseId = await t.addFundedCase(5000);
  id = await t.apply(caseId, { amountInFen: 4000 });
  reader = await makeVerifier(t.services.db, caseId);
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const content = '据我所知，这位患者已经出院了。';
const object = async (userId = reader) =>
  (await addObjection(t.services, { withdrawalId: id, userId, content }, t.services.now())).id;
const pass = () => t.decide('drawPublic', id, { by: staff.reviewer });
const endNotice = () => t.setNow(t.services.now() + noticeMs);
const words = '我们致电医院核实过，患者仍在住院。';
const secret = '他的手机是 13812345678，请去核实。';

test('an objection holds the payout until two different staff answered in public', async () => {
  await pass();
  const objection = await object();
  endNotice();
  await t.runDue();
  expect(await t.openTasks()).not.toContain(`payout ${id}:1`);
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'objectionOpen' });
  await expect(t.decide('objection', objection, { by: staff.second })).rejects.toMatchObject({
    fields: { words: 'required' },
  });
  await t.decide('objection', objection, { by: staff.second, words });
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'objectionOpen' });
  const second = `${objection}+second`;
  await expect(t.decide('objection', second, { by: staff.second, words })).rejects.toMatchObject({
    reason: 'secondPersonNeeded',
  });
  await t.decide('objection', second, { by: staff.administrator, words });
  expect(await t.openTasks()).toContain(`payout ${id}:1`);
  await t.release(id);
  await t.runDue();
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});

test('the family is told once that somebody objects', async () => {
  await pass();
  await object();
  await object(await makeVerifier(t.services.db, caseId));
  const told = await t.services.db
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', `owner-${caseId}`)
    .where('kind', '=', 'withdrawalObjected')
    .execute();
  expect(told.length).toBe(1);
});

test.each(['purpose', 'plan'] as const)(
  'the %s that everyone reads has no such number',
  async (field) => {
    const { infoUuid, token } = await t.addOwnedCase(5000);
    const input = {
      infoUuid,
      amountInFen: 1000,
      ...drawWords,
      [field]: `${drawWords[field]} ${secret}`,
    };
    const { refusal } = await t.call(applyDrawCash, input, { token, idempotencyKey: newId() });
    expect(refusal?.fields).toEqual({ [field]: fieldProblems.privateWords });
  },
);

test('neither an objection nor its answer tells everyone a number that is nobody’s matter', async () => {
  await pass();
  const { refusal } = await t.call(
    drawObjection,
    { drawId: id, content: secret },
    { token: await t.signIn('13800000778') },
  );
  expect(refusal?.fields).toEqual({ content: fieldProblems.privateWords });
  const objection = await object();
  await expect(
    t.decide('objection', objection, { by: staff.second, words: secret }),
  ).rejects.toMatchObject({ fields: { words: 'privateWords' } });
});

test('objections are of the notice, one a reader, and not of the family', async () => {
  await expect(object()).rejects.toMatchObject({ reason: 'notFound' });
  await pass();
  await expect(object(`owner-${caseId}`)).rejects.toMatchObject({ reason: 'ownWithdrawal' });
  const all = await Promise.all([object(), object(), object()]);
  expect(new Set(all).size).toBe(1);
  const otherWords = { withdrawalId: id, userId: reader, content: `${content}再查一次。` };
  await expect(addObjection(t.services, otherWords, t.services.now())).rejects.toMatchObject({
    reason: 'alreadyObjected',
  });
  const later = await makeVerifier(t.services.db, caseId);
  endNotice();
  await expect(object(later)).rejects.toMatchObject({ reason: 'objectionClosed' });
});

test('the family may still cancel while an objection is open', async () => {
  await pass();
  await object();
  const own = { withdrawalId: id, userId: `owner-${caseId}` };
  await cancelWithdrawal(t.services, own, t.services.now());
  expect(await t.balance(`C:${caseId}`)).toBe(5000);
});

test('of an objection and a release of an urgent payout at once, the ledger knows which came first', async () => {
  await cancelWithdrawal(
    t.services,
    { withdrawalId: id, userId: `owner-${caseId}` },
    t.services.now(),
  );
  id = await t.apply(caseId, { amountInFen: 4000, emergency: true });
  await pass();
  await t.decide('drawPublic', `${id}+second`, { by: staff.administrator });
  await Promise.allSettled([object(), t.release(id)]);
  await t.runDue();
  const [payout] = await t.payoutsOf(id);
  // Whatever was released waits as long as the objection is open.
  expect(payout?.status ?? 'READY').toBe('READY');
});
