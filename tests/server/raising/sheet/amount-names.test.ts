import { afterAll, beforeAll, expect, test } from 'vitest';
import { toJson } from '#src/server/db/json.ts';
import { findPart } from '#src/server/raising/sheet/part-record.ts';
import { addOrUpdateHouseholdAssets } from '#src/shared/raising/saving/calls.ts';
import { householdFields } from '../../../support/family-fields.ts';
import { addFamily } from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { as } from '../../../support/test-staff.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

test('a household saved under the older names is read, and saved again, under the present ones', async () => {
  const family = await addFamily(t);
  const { caseId, token } = family;
  const {
    income: incomeInFen,
    savings: savingsInFen,
    debts: debtsInFen,
    ...rest
  } = householdFields;
  const old = { sheet: 'household', fields: { ...rest, incomeInFen, savingsInFen, debtsInFen } };
  const of = [caseId, 'household'];
  await t.services.db
    .insertInto('case_parts')
    .values({
      case_id: caseId,
      part: 'household',
      content_sealed: t.services.keys.seal('case_parts.content_sealed', of, toJson(old)),
      draft_sealed: null,
      status: 3,
      refusals: toJson({ debtsInFen: { words: '请写明', mended: false } }),
      submitted_at: null,
      passed_at: null,
      version: 1,
      updated_at: t.services.now(),
    })
    .execute();
  const part = { caseId, part: 'household' } as const;
  const known = await findPart(t.services.db, t.services.keys, part);
  expect(known?.saved?.fields).toEqual(householdFields);
  expect(known?.refusals).toEqual({ debts: { words: '请写明', mended: false } });
  const mended = { infoUuid: caseId, debts: 7_000_000, basedOn: '1' };
  const saved = await t.call(addOrUpdateHouseholdAssets, mended, as({ token }));
  expect(saved.code).toBe(0);
  const { sheet, fields } = (await findPart(t.services.db, t.services.keys, part))?.saved ?? {};
  expect({ sheet, fields }).toEqual({
    sheet: 'household',
    fields: { ...householdFields, debts: 7_000_000, attachments: [] },
  });
});

test('the household call takes the names it is published with, and no others', async () => {
  const { caseId: infoUuid, token } = await addFamily(t);
  const save = (fields: Record<string, unknown>) =>
    t.call(addOrUpdateHouseholdAssets, { infoUuid, ...fields }, as({ token }));
  const { income, ...rest } = householdFields;
  const refused = await save({ ...rest, incomeInFen: income });
  expect(Object.keys(refused.refusal?.fields ?? {}).sort()).toEqual(['income', 'incomeInFen']);
  expect((await save({ ...rest, income: 150 })).refusal?.fields).toHaveProperty('income');
  expect((await save(householdFields)).code).toBe(0);
});
