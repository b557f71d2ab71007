import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSheet } from '#src/server/raising/sheet/find-sheet.ts';
import * as calls from '#src/shared/raising/calls.ts';
import { saveSheetDraft } from '#src/shared/raising/drafts/calls.ts';
import {
  addFamily,
  addPublicCase,
  type Family,
  saveBase,
  savePatient,
  submit,
} from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../../support/test-staff.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

type Draft = { basedOn: number; values: Record<string, string>; sheet?: 'base' | 'patient' };

function saveDraft(family: Family, { sheet = 'base', ...draft }: Draft) {
  const input = { infoUuid: family.caseId, sheet, ...draft };
  return t.call(saveSheetDraft, input, as(family));
}

const sheetOf = (family: Family, sheet: 'base' | 'patient' = 'base') =>
  findSheet(t.services, { caseId: family.caseId, sheet });

test('what is typed is kept, whole or not, and goes on where it was left', async () => {
  const family = await addFamily(t);
  const { version } = await sheetOf(family);
  const values = { title: '还没', targetAmountInYuan: '12x', city: '昭通', nonsense: 'x' };
  expect((await saveDraft(family, { basedOn: version, values })).data).toMatchObject({
    saved: true,
    version: version + 1,
  });
  const { values: shown, status } = await sheetOf(family);
  expect(shown).toMatchObject({ title: '还没', targetAmountInYuan: '12x', city: '昭通' });
  expect(shown).not.toHaveProperty('nonsense');
  expect(status).toBe(1);
});

test('of two phones, the later never writes over the newer words of the other', async () => {
  const family = await addFamily(t);
  const { version: basedOn } = await sheetOf(family);
  const answers = await Promise.all(
    ['第一台', '第二台'].map((title) => saveDraft(family, { basedOn, values: { title } })),
  );
  expect(answers.map(({ data }) => data.saved).sort()).toEqual([false, true]);
  const lost = answers.find(({ data }) => !data.saved)?.data;
  expect(lost?.values?.title).toBe((await sheetOf(family)).values.title);
  const { values, version } = await sheetOf(family);
  expect(['第一台', '第二台']).toContain(values.title);
  const stale = await saveBase(t, family, { basedOn });
  expect(stale.refusal?.reason).toBe('savedElsewhere');
  expect((await saveBase(t, family, { basedOn: version })).code).toBe(0);
});

test('a secret typed into a draft is masked, and is there when the sheet is saved', async () => {
  const family = await addFamily(t);
  const { version: basedOn } = await sheetOf(family, 'patient');
  const values = { idCard: family.idCard, name: '林大木', relation: '6' };
  await saveDraft(family, { sheet: 'patient', basedOn, values });
  const { values: shown, masked, version } = await sheetOf(family, 'patient');
  expect(JSON.stringify(shown)).not.toContain(family.idCard);
  expect(masked.idCard).toContain('***');
  await saveDraft(family, { sheet: 'patient', basedOn: version, values: { name: '林大木' } });
  expect((await savePatient(t, family, { idCard: undefined })).code).toBe(0);
});

test('words that are not whole hold a submission back', async () => {
  const family = await addFamily(t);
  await saveBase(t, family);
  await savePatient(t, family);
  const { version: basedOn, values } = await sheetOf(family);
  await saveDraft(family, { basedOn, values: { ...values, title: '半' } });
  expect((await submit(t, family)).refusal?.reason).toBe('partsMissing');
  await saveDraft(family, { basedOn: basedOn + 1, values });
  expect((await submit(t, family)).data.status).toBe('SUBMITTED');
});

test('a submission sent twice opens one task', async () => {
  const family = await addFamily(t);
  await saveBase(t, family);
  expect((await submit(t, family)).refusal?.reason).toBe('partsMissing');
  await savePatient(t, family);
  const answers = await Promise.all([submit(t, family), submit(t, family)]);
  expect(answers.map(({ data }) => data.status)).toEqual(['SUBMITTED', 'SUBMITTED']);
  const tasks = await t.services.db
    .selectFrom('review_tasks')
    .select('revision')
    .where('subject_id', '=', family.caseId)
    .execute();
  expect(tasks).toEqual([{ revision: 1 }]);
  const { refusal } = await saveDraft(family, { basedOn: 9, values: { title: '审核中' } });
  expect(refusal?.reason).toBe('partInReview');
});

const ended = { status: 'FINISHED', end_reason: 4, finished_at: 1 } as const;
const states = [
  ['pending', { status: 'APPROVE_PENDING', published_at: null }, ['edit', 'supplement']],
  ['denied', { status: 'APPROVE_DENIED', published_at: null }, ['edit', 'supplement']],
  ['reviewing', { status: 'SUBMITTED', published_at: null }, ['edit', 'supplement', 'publish']],
  ['raising', { status: 'CROWDFUNDING_STATED' }, ['edit', 'supplement', 'publish', 'stop']],
  ['ended', { ...ended, end_reason: 2 }, ['supplement']],
  ['expired', { ...ended, end_reason: 3 }, ['supplement']],
  ['stopped', ended, []],
  ['withdrawn', { ...ended, end_reason: 102 }, ['supplement']],
  ['refunding', { ...ended, end_reason: 201 }, []],
  ['refunded', { ...ended, end_reason: 203 }, []],
  ['risk', { display_status: 4 }, []],
] as const;

test.each(states)(
  'a case that is %s allows what the table says, else 409',
  async (_name, columns, allowed) => {
    const family = await addPublicCase(t, reviewer);
    const infoUuid = family.caseId;
    const { version } = await sheetOf(family);
    const household = { sheet: 'household', basedOn: 0, values: { house: 'one' } } as const;
    const acts: Record<string, () => Promise<{ status: number }>> = {
      edit: () => saveDraft(family, { basedOn: version, values: { title: '改一改标题看看' } }),
      supplement: () => t.call(saveSheetDraft, { infoUuid, ...household }, as(family)),
      publish: () => t.call(calls.publish, { infoUuid }, as(family)),
      stop: () => t.call(calls.stopRaising, { infoUuid, reason: 'enough' }, as(family)),
    };
    for (const [act, run] of Object.entries(acts)) {
      await setCase(infoUuid, columns);
      const before = await caseOf(infoUuid);
      const { status } = await run();
      const isAllowed = (allowed as readonly string[]).includes(act);
      expect.soft(status, act).toBe(isAllowed ? 200 : 409);
      if (!isAllowed) expect.soft(await caseOf(infoUuid), act).toEqual(before);
    }
  },
);

function setCase(caseId: string, columns: object) {
  return t.services.db.updateTable('cases').set(columns).where('id', '=', caseId).execute();
}

function caseOf(caseId: string) {
  return t.services.db.selectFrom('cases').selectAll().where('id', '=', caseId).executeTakeFirst();
}
