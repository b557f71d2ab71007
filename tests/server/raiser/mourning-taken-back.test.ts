import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { finishExpiredCases } from '#src/server/cases/finish-expired-cases.ts';
import type { CasesTable } from '#src/server/db/schema.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { phaseAllows, phaseOf } from '#src/shared/cases/case-actions.ts';
import { type CasePhase, casePhases } from '#src/shared/cases/case-phases.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { tellMourning } from '#src/shared/raiser/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { fresh, openPostDesk, type PostDesk } from '../progress/post-desk.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

type Columns = Updateable<CasesTable>;

const tell = () => t.call(tellMourning, { infoUuid: t.infoUuid, sure: '1' }, fresh(t.owner));
const takeBack = () => t.decide(t.infoUuid, {}, 'mourning');
const set = (columns: Columns) =>
  t.services.db.updateTable('cases').set(columns).where('id', '=', t.infoUuid).execute();
async function stateOf() {
  const row = await t.services.db
    .selectFrom('cases')
    .selectAll()
    .where('id', '=', t.infoUuid)
    .executeTakeFirstOrThrow();
  const { status, end_reason: endReason, finish_text: finishText, ends_at: endsAt } = row;
  const displayStatus = row.display_status;
  const state = {
    status,
    displayStatus,
    endReason,
    finishText,
    endsAt,
    mourningAt: null,
    filledAt: null,
    putAwayAt: null,
  };
  return { row, phase: phaseOf(state, t.services.now()) };
}
const gift = () =>
  t.call(orderAdd, { infoUuid: t.infoUuid, amountInFen: 1000, payChannel: 8 }, fresh());

test('told in error while it raised, raising goes on as it was, and its family hears so', async () => {
  const before = await stateOf();
  await tell();
  expect((await gift()).refusal?.reason).toBe('caseNotOpen');
  expect((await takeBack()).purge).toContain(tagOfCase(t.infoUuid));
  expect((await stateOf()).row).toEqual(before.row);
  // This server has no bank behind its gateway; what matters is that the case no longer refuses.
  expect((await gift()).refusal?.reason).toBe('gatewayUnavailable');
  const notices = t.services.db.selectFrom('notices').where('user_id', '=', t.ownerUserId);
  expect(await notices.select('kind').execute()).toEqual([{ kind: 'caseCleared' }]);
});

/** This may have come of the case between the word and its taking back, and it stands so then. */
const sinceThen: readonly [string, Columns, CasePhase][] = [
  ['nothing', { mourning_ended: 1 }, 'raising'],
  ['a doubt', { display_status: 4 }, 'risk'],
  ['its time was over', { ends_at: 1 }, 'expired'],
  ['staff stopped it', { end_reason: 4 }, 'stopped'],
  ['a withdrawal was asked for', { end_reason: 101 }, 'withdrawing'],
  ['money was paid out', { end_reason: 102 }, 'withdrawn'],
  ['a refund was asked for', { end_reason: 201 }, 'refunding'],
  ['it was paid back', { end_reason: 203 }, 'refunded'],
];

test.each(sinceThen)(
  'taken back after %s, the case stands as it must',
  async (_, columns, phase) => {
    await tell();
    await set(columns);
    await takeBack();
    const { row, phase: now } = await stateOf();
    expect(now).toBe(phase);
    const raises = ['raising', 'risk', 'expired'].includes(phase);
    expect(row).toMatchObject({
      ...{ status: raises ? 'CROWDFUNDING_STATED' : 'FINISHED', mourning_at: null },
      ...{ mourning_ended: 0, end_reason: raises ? null : columns.end_reason },
    });
  },
);

const endings: readonly [CasePhase, Columns][] = [
  ['ended', { status: 'FINISHED', end_reason: 2, finished_at: 1 }],
  ['ended', { status: 'FINISHED', end_reason: 1, finished_at: 1 }],
  ['expired', { status: 'FINISHED', end_reason: 3, finished_at: 1 }],
  ['stopped', { status: 'FINISHED', end_reason: 4, finished_at: 1 }],
  ['withdrawn', { status: 'FINISHED', end_reason: 102, finished_at: 1 }],
  ['refunded', { status: 'FINISHED', end_reason: 203, finished_at: 1 }],
  ['risk', { status: 'FINISHED', end_reason: 2, finished_at: 1, display_status: 4 }],
];

test.each(endings)('a case that was %s before keeps its end', async (phase, columns) => {
  await set(columns);
  await tell();
  await takeBack();
  expect(await stateOf()).toMatchObject({ phase, row: { ...columns, mourning_at: null } });
});

test('the table of states and actions names where raising may go on', () => {
  expect(casePhases.filter((phase) => phaseAllows('resume', phase))).toEqual(['ended', 'risk']);
});

test('time that ran out meanwhile ends the raising by itself', async () => {
  await tell();
  await set({ ends_at: t.services.now() - 1 });
  await takeBack();
  await finishExpiredCases(t.services, t.services.now());
  expect(await stateOf()).toMatchObject({ phase: 'expired', row: { end_reason: 3 } });
});

test('a patient whose other case is open by now has one open case still', async () => {
  await set({ patient_index: `patient-${t.infoUuid}` });
  await tell();
  await makeCase(t.services.db, { patient_index: `patient-${t.infoUuid}` });
  await takeBack();
  expect(await stateOf()).toMatchObject({ phase: 'ended', row: { mourning_at: null } });
});

test('nobody takes it back twice, nor once it was confirmed, and told anew it ends raising anew', async () => {
  await tell();
  await takeBack();
  await expect(takeBack()).rejects.toMatchObject({ reason: 'taskDecided' });
  await tell();
  expect(await stateOf()).toMatchObject({ phase: 'ended', row: { mourning_ended: 1 } });
  await t.decide(t.infoUuid, undefined, 'mourning');
  await expect(takeBack()).rejects.toMatchObject({ reason: 'taskDecided' });
  expect(await stateOf()).toMatchObject({ phase: 'ended' });
});
