import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { quarantine } from '#src/server/donations/settle/quarantine.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { freezeMoneyOut } from '#src/server/ledger/freeze-money-out.ts';
import { addStateGauges } from '#src/server/platform/watch/state-gauge.ts';
import { stateGauges } from '#src/server/state-gauges.ts';
import { sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { isInstalled } from '../../support/is-installed.ts';
import { serveWithCertificate } from '../../support/serve-with-certificate.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer({ config: { SMS_CODES_PER_HOUR: '4' } });
  addStateGauges(t.services.metrics.registry, stateGauges, t.services);
});
afterAll(() => t.close());

const numberOf = async (name: string) => {
  const text = await t.services.metrics.registry.getSingleMetricAsString(name);
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

test('codes are seen as a share of what an hour may cost', async () => {
  expect(await numberOf('warmlight_sms_budget_spent_ratio')).toBe(0);
  await t.call(sendVerifyCode, { mobile: '13800000001' });
  expect(await numberOf('warmlight_sms_budget_spent_ratio')).toBe(0.25);
});

test('a payout without a last word is seen by its age', async () => {
  expect(await numberOf('warmlight_payouts_oldest_open_seconds')).toBe(0);
  const caseId = await t.addFundedCase(6000);
  await t.release(await t.bringToRelease(caseId, { amountInFen: 6000 }));
  t.setNow(t.services.now() + dayMs);
  expect(await numberOf('warmlight_payouts_oldest_open_seconds')).toBe(dayMs / 1000);
});

test('a signed word that fits nothing is seen for a day', async () => {
  expect(await numberOf('warmlight_quarantined_of_day')).toBe(0);
  const now = t.services.now();
  const notification = {
    ...{ gateway: 'sandbox-wechat', tradeNo: 'of nobody', gatewayTradeNo: 'of nobody' },
    ...{ merchant: 'm', appId: 'a', currency: 'CNY', amountInFen: 100, paidAt: now },
    ...({ status: 'SUCCESS' } as const),
  };
  const held = { notification, bodyHash: 'hash', reason: 'unknownTradeNo' } as const;
  await inTransaction(t.services.db, (trx) => quarantine(trx, held as never, now));
  expect(await numberOf('warmlight_quarantined_of_day')).toBe(1);
  t.setNow(now + dayMs);
  expect(await numberOf('warmlight_quarantined_of_day')).toBe(0);
});

test('work that waits too long and work that was given up are seen', async () => {
  await t.services.db.deleteFrom('jobs').execute();
  expect(await numberOf('warmlight_jobs_oldest_due_seconds')).toBe(0);
  const now = t.services.now();
  await inTransaction(t.services.db, async (trx) => {
    await enqueue(trx, { name: 'late', payload: null, runAt: now - 90_000 });
    await enqueue(trx, { name: 'failed', payload: null, runAt: now - 500_000 });
    await trx.updateTable('jobs').set({ failed_at: now }).where('name', '=', 'failed').execute();
  });
  expect(await numberOf('warmlight_jobs_oldest_due_seconds')).toBe(90);
  expect(await numberOf('warmlight_jobs_given_up')).toBe(1);
});

test('what differs from a bill, and how long the desk lets somebody wait, are seen', async () => {
  const { db } = t.services;
  expect(await numberOf('warmlight_differences_open')).toBe(0);
  const now = t.services.now();
  const numbers = { number: 'n', own_number: null, their_number: null, case_id: null };
  const sums = { ours_in_fen: 100, theirs_in_fen: null, withdrawal_id: null, payee_hash: null };
  const settled = { settled_at: null, settled_by: null, words: '' };
  await db
    .insertInto('differences')
    .values({
      ...{ id: 'd', gateway: 'sandbox-wechat', day: '2026-01-01', created_at: now },
      ...({ kind: 'missingThere', subject: 'payment' } as const),
      ...{ ...numbers, ...sums, ...settled },
    })
    .execute();
  expect(await numberOf('warmlight_differences_open')).toBe(1);
  const caseId = await t.addFundedCase(6000);
  await t.apply(caseId, { amountInFen: 6000 });
  await db.deleteFrom('review_tasks').where('opened_at', '<', t.services.now()).execute();
  t.setNow(t.services.now() + 3_600_000);
  expect(await numberOf('warmlight_desk_oldest_task_seconds')).toBe(3600);
});

test('a freeze is seen, and so is how much of the disk is free', async () => {
  expect(await numberOf('warmlight_money_out_frozen')).toBe(0);
  await freezeMoneyOut(t.services.db, { reason: 'a person looks', now: t.services.now() });
  expect(await numberOf('warmlight_money_out_frozen')).toBe(1);
  expect(await numberOf('warmlight_disk_free_ratio')).toBeGreaterThan(0);
});

test('who waits for the database is counted while they wait', async () => {
  expect(await numberOf('warmlight_database_waiting')).toBe(0);
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const many = Array.from({ length: 12 }, () => inTransaction(t.services.db, () => over));
  await expect.poll(() => numberOf('warmlight_database_waiting')).toBeGreaterThan(0);
  end();
  await Promise.all(many);
  expect(await numberOf('warmlight_database_waiting')).toBe(0);
});

test.runIf(isInstalled('openssl'))(
  'the days of a certificate are seen, and nothing without https',
  async () => {
    expect(await numberOf('warmlight_certificate_days')).toBeNaN();
    const { publicOrigin, close } = await serveWithCertificate({ days: 30 });
    t.services.config = { ...t.services.config, publicOrigin };
    t.setNow(Date.now());
    expect(Math.round(await numberOf('warmlight_certificate_days'))).toBe(30);
    close();
  },
);
