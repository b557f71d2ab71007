import { afterEach, beforeEach, expect, test } from 'vitest';
import { freezeMoneyOut } from '#src/server/ledger/freeze-money-out.ts';
import { holdForWithdrawal } from '../../../support/hold-for-withdrawal.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';

let t: GivingServer;
let caseId: string;
beforeEach(async () => {
  t = await openGivingServer();
  caseId = await t.addCase();
  await t.give({ infoUuid: caseId, amountInFen: 5000 });
});
afterEach(async () => {
  await t.expectMoneyRight();
  await t.close();
});

function apply(amountInFen: number) {
  const applied = { caseId, applicantUserId: `owner-${caseId}`, purpose: '住院', plan: '移植' };
  return holdForWithdrawal(t.services, { ...applied, amountInFen }, t.services.now());
}

test('what is applied for is held, and the case ends', async () => {
  await apply(5000);
  const row = await t.services.db
    .selectFrom('cases')
    .select(['status', 'end_reason as endReason'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: 'FINISHED', endReason: 101 });
  const held = await t.services.db
    .selectFrom('ledger_accounts')
    .select('balance_in_fen')
    .where('id', '=', `CH:${caseId}`)
    .executeTakeFirstOrThrow();
  expect(held.balance_in_fen).toBe(5000);
  expect((await t.order({ infoUuid: caseId })).refusal?.reason).toBe('caseNotOpen');
});

test('of many applications at once one is taken', async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => apply(500)));
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(refused.map(({ reason }) => reason)).toEqual(Array(7).fill('withdrawalOpen'));
});

test('more than there is can not be held', async () => {
  await expect(apply(5001)).rejects.toMatchObject({ fields: { amountInFen: 'aboveAvailable' } });
  expect(await t.services.db.selectFrom('withdrawals').selectAll().execute()).toEqual([]);
});

test('while money out is frozen nothing is held', async () => {
  await freezeMoneyOut(t.services.db, { reason: 'a test', now: t.services.now() });
  await expect(apply(100)).rejects.toMatchObject({ reason: 'moneyOutFrozen' });
});
