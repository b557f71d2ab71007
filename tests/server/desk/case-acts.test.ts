import { afterAll, beforeAll, expect, test } from 'vitest';
import { phaseOf, phasesOfAction } from '#src/shared/cases/case-actions.ts';
import type { CasePhase } from '#src/shared/cases/case-phases.ts';
import * as calls from '#src/shared/desk/cases/calls.ts';
import { actionOfAct, type CaseAct, caseActs } from '#src/shared/review/case-acts.ts';
import { caseNow, makeCase } from '../../support/case-factory.ts';
import { makeReport } from '../../support/comment-factory.ts';
import { addStaff, as } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk();
});
afterAll(() => t.close());

const reason = '家属提供的诊断书查无此号';
const act = (infoUuid: string, name: CaseAct, { warning = '', by = t.reviewer } = {}) =>
  t.call(calls.deskCaseAct, { infoUuid, act: name, reason, warning }, as(by));
const stateOf = (caseId: string) =>
  t.services.db
    .selectFrom('cases')
    .select([
      ...(['status', 'picked', 'display_status as displayStatus'] as const),
      ...(['end_reason as endReason', 'finish_text as finishText'] as const),
      ...(['ends_at as endsAt', 'mourning_at as mourningAt'] as const),
      ...(['filled_at as filledAt', 'put_away_at as putAwayAt'] as const),
    ])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();

type Overrides = Parameters<typeof makeCase>[1];
const finished = (end_reason: number) => ({ status: 'FINISHED', end_reason }) as const;
const phases: Record<CasePhase, Overrides> = {
  pending: { status: 'APPROVE_PENDING' },
  denied: { status: 'APPROVE_DENIED' },
  reviewing: { status: 'SUBMITTED' },
  raising: {},
  ended: finished(2),
  expired: { ends_at: caseNow - 1 },
  stopped: finished(4),
  withdrawing: finished(101),
  withdrawn: finished(102),
  refunding: finished(201),
  refunded: finished(203),
  risk: { display_status: 4 },
};

test.each(caseActs)(
  '%s is taken in its phases, and elsewhere is a conflict that changes nothing',
  async (name) => {
    for (const [phase, overrides] of Object.entries(phases)) {
      const { id } = await makeCase(t.services.db, overrides);
      // Nobody is asked to explain in public without a cause.
      await makeReport(t.services.db, id);
      const before = await stateOf(id);
      expect(phaseOf(before, t.services.now())).toBe(phase);
      const allowed = (phasesOfAction[actionOfAct[name]] as readonly string[]).includes(phase);
      const { status } = await act(id, name);
      expect.soft([phase, status]).toEqual([phase, allowed ? 200 : 409]);
      if (!allowed) expect.soft(await stateOf(id)).toEqual(before);
    }
  },
);

test('a doubt shows readers the warning, tells the family, and is lifted again', async () => {
  const { id, ownerUserId } = await makeCase(t.services.db);
  await act(id, 'markRisk', { warning: '正在核对诊断书' });
  expect(await stateOf(id)).toMatchObject({
    displayStatus: 4,
    finishText: '风险提示：正在核对诊断书',
  });
  await act(id, 'clearRisk');
  expect(await stateOf(id)).toMatchObject({ displayStatus: 0, finishText: null });
  const notices = await t.services.db
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', ownerUserId)
    .execute();
  expect(notices.map(({ kind }) => kind).sort()).toEqual(['caseCleared', 'caseFlagged']);
});

test('a stop is lifted by somebody else, with its doubt; its family hears, and it raises again', async () => {
  const { id, ownerUserId } = await makeCase(t.services.db);
  const by = await addStaff(t, 'administrator');
  await act(id, 'stopCase');
  await act(id, 'markRisk', { warning: '正在核对诊断书' });
  const before = await stateOf(id);
  expect((await act(id, 'liftStop')).code).toBe(40933);
  expect((await act(id, 'stopCase')).code).toBe(40937);
  expect(await stateOf(id)).toEqual(before);
  expect((await act(id, 'liftStop', { by })).code).toBe(0);
  const after = await stateOf(id);
  expect(after).toMatchObject({ displayStatus: 0, finishText: null, endReason: null });
  expect(phaseOf(after, t.services.now())).toBe('raising');
  expect((await act(id, 'liftStop', { by })).code).toBe(40937);
  const told = await t.services.db
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', ownerUserId)
    .where('kind', '=', 'caseCleared')
    .execute();
  expect(told).toHaveLength(1);
});

test('what its family had ended is ended again once the stop is lifted', async () => {
  const { id } = await makeCase(t.services.db, { ...finished(2), display_status: 4 });
  await act(id, 'stopCase');
  expect(await stateOf(id)).toMatchObject({ endReason: 4 });
  const by = await addStaff(t, 'administrator');
  expect((await act(id, 'liftStop', { by })).code).toBe(0);
  expect(await stateOf(id)).toMatchObject({ endReason: 2, displayStatus: 0 });
});

test('a stop is not lifted beside another open case of the same patient', async () => {
  const patient = { patient_index: 'the-same-patient' };
  const { id } = await makeCase(t.services.db, patient);
  await act(id, 'stopCase');
  await makeCase(t.services.db, patient);
  const by = await addStaff(t, 'administrator');
  expect((await act(id, 'liftStop', { by })).code).toBe(40937);
  expect(await stateOf(id)).toMatchObject({ endReason: 4 });
});

test('a doubted case that ended already can not be stopped over its ending', async () => {
  const { id } = await makeCase(t.services.db, { ...finished(102), display_status: 4 });
  expect((await act(id, 'stopCase')).code).toBe(40937);
  expect(await stateOf(id)).toMatchObject({ endReason: 102 });
});

test('staff do not act on a case of their own, nor without a reason', async () => {
  const owner = await addStaff(t, 'administrator');
  const { id: infoUuid } = await makeCase(t.services.db, { owner_user_id: owner.userId });
  const asked = { infoUuid, act: 'pickCase', reason } as const;
  expect((await t.call(calls.deskCaseAct, asked, as(owner))).code).toBe(40933);
  const silent = await t.call(calls.deskCaseAct, { ...asked, reason: '好' }, as(t.reviewer));
  expect(silent.refusal?.fields).toHaveProperty('reason');
});
