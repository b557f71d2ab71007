import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeJobs } from '#src/server/notices/jobs.ts';
import { fanOutJob } from '#src/server/notices/notify.ts';
import { textsOf } from '#src/texts/texts.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

/** Passes a withdrawal of a case to which someone with an account gave. */
async function passOne(emergency: boolean) {
  const { infoUuid: caseId } = await t.addOwnedCase(5000);
  const token = await t.signIn(emergency ? '13812340021' : '13812340022');
  const { data } = await t.order({ infoUuid: caseId }, { token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  const id = await t.apply(caseId, { amountInFen: 1000, emergency });
  await t.decide('drawPublic', id, { by: staff.reviewer });
  if (emergency) await t.decide('drawPublic', `${id}+second`, { by: staff.second });
  await fanOut(caseId);
  return { caseId, id };
}

/** Does what a worker does with the news that goes to many. */
async function fanOut(caseId: string): Promise<void> {
  const jobs = await t.services.db
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('name', '=', fanOutJob)
    .where('payload', 'like', `%${caseId}%`)
    .execute();
  const run = { attempt: 1, now: t.services.now(), signal: new AbortController().signal };
  for (const { id, payload } of jobs) {
    await noticeJobs(t.services)[fanOutJob]?.({ ...run, id, payload: JSON.parse(payload) });
  }
}

async function toldAbout({ caseId, id }: { caseId: string; id: string }) {
  const rows = await t.services.db
    .selectFrom('notices')
    .selectAll()
    .where('subject_id', '=', id)
    .where('kind', 'in', ['withdrawalPassed', 'withdrawalNotice'])
    .execute();
  const owner = `owner-${caseId}`;
  return rows.map(({ kind, user_id, params }) => ({
    kind,
    who: user_id === owner ? 'family' : 'donor',
    urgent: JSON.parse(params).urgent === 1,
  }));
}

test('donors are told that they may object, and the family only that it passed', async () => {
  const told = await toldAbout(await passOne(false));
  expect(told).toContainEqual({ kind: 'withdrawalPassed', who: 'family', urgent: false });
  expect(told).toContainEqual({ kind: 'withdrawalNotice', who: 'donor', urgent: false });
  expect(told).toHaveLength(2);
});

test('of an urgent one nobody is invited to object to money that will be gone', async () => {
  const told = await toldAbout(await passOne(true));
  expect(told).toContainEqual({ kind: 'withdrawalPassed', who: 'family', urgent: true });
  expect(told).toContainEqual({ kind: 'withdrawalNotice', who: 'donor', urgent: true });
  const words = textsOf('zh-CN').notices.withdrawalNotice.words({ amountInFen: 1000, urgent: 1 });
  expect(words).not.toContain('异议');
});
