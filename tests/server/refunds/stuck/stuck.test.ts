import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { refundJobs } from '#src/server/refunds/jobs.ts';
import { stuckAfterAttempts } from '#src/server/refunds/stuck/find-stuck.ts';
import { staff } from '../../../support/test-withdrawing.ts';
import { openReturningServer, type ReturningServer } from '../returning-server.ts';

let t: ReturningServer;
beforeAll(async () => {
  t = await openReturningServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

async function watch(): Promise<void> {
  const { signal } = new AbortController();
  const job = { id: 'w', payload: null, attempt: 1, now: t.services.now(), signal };
  await refundJobs(t.services)['watch-refunds']?.(job);
}
const isAsked = async (caseId: string) => (await t.openTasks()).includes(`refundStuck ${caseId}`);
const fieldsOf = async (caseId: string) => {
  const subject = await findQueue('refundStuck')?.find(t.services, caseId, 'en');
  return Object.fromEntries(
    (subject?.fields ?? []).map((field) => [field.name, 'value' in field ? field.value : '']),
  );
};

/**
 * Makes a gift of a donor with an account, and one of a guest, that their gateway refuses for now.
 */
async function failing() {
  const token = await t.signIn('13812340055');
  const caseId = await t.addCase();
  const { data } = await t.order({ infoUuid: caseId, amountInFen: 3000 }, { token });
  const refused = { status: 'REFUSED', refusal: 'OTHER' } as const;
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  await t.giveAll(caseId, [1000]);
  await t.startRefund(caseId);
  const asked = vi.spyOn(t.bank.gateway, 'refund').mockResolvedValue(refused);
  await t.run();
  return { caseId, asked };
}

test('a case whose gifts fail for hours is put before staff once, its donors are told once', async () => {
  const { caseId, asked } = await failing();
  await watch();
  expect(await isAsked(caseId)).toBe(false);
  for (let at = 1; at < stuckAfterAttempts; at += 1) await t.runLater(hourMs);
  await watch();
  await watch();
  expect(await isAsked(caseId)).toBe(true);
  expect(await fieldsOf(caseId)).toMatchObject({ failing: '2 gifts, 40 yuan' });
  const told = await t.services.db
    .selectFrom('notices')
    .select(['params', 'subject_id'])
    .where('case_id', '=', caseId)
    .where('kind', '=', 'refundFailed')
    .execute();
  expect(told.map(({ params }) => JSON.parse(params))).toEqual([{ amountInFen: 3000 }]);
  asked.mockRestore();
  await t.runLater(hourMs);
  await watch();
  expect(await isAsked(caseId)).toBe(false);
});

test('passing tries them again at once; what still fails is asked about a day later', async () => {
  const { caseId, asked } = await failing();
  for (let at = 1; at < stuckAfterAttempts; at += 1) await t.runLater(hourMs);
  await watch();
  const tries = asked.mock.calls.length;
  await t.decide('refundStuck', caseId, { by: staff.releaser });
  await t.run();
  expect(asked.mock.calls.length).toBe(tries + 2);
  await watch();
  expect(await isAsked(caseId)).toBe(false);
  t.setNow(t.services.now() + dayMs);
  await watch();
  expect(await isAsked(caseId)).toBe(true);
  const refused = { by: staff.releaser, decision: 'refuse', words: '银行还没有回复' } as const;
  await t.decide('refundStuck', caseId, refused);
  expect(await isAsked(caseId)).toBe(true);
  asked.mockRestore();
  await t.runLater(hourMs);
});

test('a gift that waits a week for an account is put before staff too', async () => {
  const { caseId } = await t.startWith([1000]);
  const tooOld = { status: 'REFUSED', refusal: 'TOO_OLD' } as const;
  vi.spyOn(t.bank.gateway, 'refund').mockResolvedValueOnce(tooOld);
  await t.run();
  t.setNow(t.services.now() + 6 * dayMs);
  await watch();
  expect(await isAsked(caseId)).toBe(false);
  t.setNow(t.services.now() + dayMs);
  await watch();
  expect(await isAsked(caseId)).toBe(true);
  expect(await fieldsOf(caseId)).toMatchObject({ waiting: '1 gift, 10 yuan' });
});
