import { afterAll, beforeAll, expect, test } from 'vitest';
import { fanOutNotice } from '#src/server/notices/fan-out-notice.ts';
import { type FanOut, fanOutJob } from '#src/server/notices/notify.ts';
import { newId } from '#src/server/platform/keys.ts';
import { deskCaseAct } from '#src/shared/desk/cases/calls.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { reportAdd } from '#src/shared/reports/calls.ts';
import { deskClaim, deskDecide } from '#src/shared/review/calls.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

let t: GivingServer;
let administrator: Staff;
beforeAll(async () => {
  t = await openGivingServer();
  administrator = await addStaff(t, 'administrator');
});
afterAll(() => t.close());

async function addGiven() {
  const infoUuid = await t.addCase();
  const [donor, unpaid] = [await addStaff(t), await addStaff(t)];
  const { data } = await t.order({ infoUuid }, { token: donor.token });
  await t.order({ infoUuid }, { token: unpaid.token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  return { infoUuid, donor, unpaid };
}

/** Answers what each is told once the jobs that tell many have run. */
async function toldOf(...people: Staff[]) {
  const jobs = await t.services.db
    .selectFrom('jobs')
    .select('payload')
    .where('name', '=', fanOutJob)
    .execute();
  for (const { payload } of jobs) {
    await fanOutNotice(t.services.db, JSON.parse(payload) as FanOut, t.services.now());
  }
  return Promise.all(
    people.map(async (person) => (await t.call(messageList, {}, as(person))).data.list),
  );
}

const reason = '医院回复没有这位病人。';

test('who gave to a case hears that it was stopped, and who did not pay hears nothing', async () => {
  const { infoUuid, donor, unpaid } = await addGiven();
  const asked = { infoUuid, act: 'stopCase', reason, warning: '' } as const;
  expect((await t.call(deskCaseAct, asked, as(administrator))).code).toBe(0);
  const [told = [], none] = await toldOf(donor, unpaid);
  expect(told.map(({ kind }) => kind)).toEqual(['givenToStopped']);
  // What staff wrote to the family is not told to others.
  expect(told[0]?.words).not.toContain(reason);
  expect(none).toEqual([]);
  const lifted = { ...asked, act: 'liftStop' } as const;
  const other = await addStaff(t, 'administrator');
  expect((await t.call(deskCaseAct, lifted, as(other))).code).toBe(0);
  const [after = []] = await toldOf(donor);
  expect(after.map(({ kind }) => kind).sort()).toEqual(['givenToResumed', 'givenToStopped']);
});

test('who gave to a case found false hears so once, before the first gift goes back', async () => {
  const { infoUuid, donor } = await addGiven();
  const reporter = await addStaff(t);
  const { data } = await t.call(
    reportAdd,
    { infoUuid, reason: 'falseIllness', content: '患者上个月已经出院，照片是三年前的。' },
    { ...as(reporter), idempotencyKey: newId() },
  );
  const { id: taskId } = await t.services.db
    .selectFrom('review_tasks')
    .select('id')
    .where('subject_id', '=', data.reportId)
    .executeTakeFirstOrThrow();
  await t.call(deskClaim, { taskId }, as(administrator));
  const upheld = { decision: 'pass', words: '谢谢告诉我们，已经核实。', warning: '' } as const;
  const asked = {
    taskId,
    revision: 1,
    ...upheld,
    caseAct: 'falseCase',
    actReason: reason,
  } as const;
  expect((await t.call(deskDecide, asked, as(administrator))).status).toBe(200);
  const [told = []] = await toldOf(donor);
  expect(told.map(({ kind }) => kind)).toEqual(['givenToFalse']);
});
