import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCase } from '#src/server/cases/find-case.ts';
import { findPreview } from '#src/server/raising/sheet/find-preview.ts';
import { baseFields, treatmentFields } from '../../../support/family-fields.ts';
import {
  addFamily,
  decide,
  type Family,
  saveBase,
  saveMaterials,
  savePatient,
  submit,
} from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, type Staff } from '../../../support/test-staff.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const previewOf = ({ caseId, userId }: Family) =>
  findPreview(t.services, { caseId, userId }, t.services.now());
const pageOf = ({ caseId }: Family) => findCase(t.services.db, caseId, t.services.now());

test('a preview shows what the page will show, and writes nothing', async () => {
  const family = await addFamily(t);
  expect(await previewOf(family)).toBeUndefined();
  await saveBase(t, family);
  await savePatient(t, family, { relation: '12.sibling' });
  const before = await previewOf(family);
  expect(before).toMatchObject({ title: baseFields.title, patient: { displayName: '林**' } });
  expect(before?.pictures).toHaveLength(1);
  expect(await pageOf(family)).toBeUndefined();
  await submit(t, family);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'base' });
  const page = await pageOf(family);
  const same = [
    'title',
    'content',
    'patient',
    'raiser',
    'pictures',
    'targetInFen',
    'city',
  ] as const;
  for (const what of same) expect(before?.[what], what).toEqual(page?.[what]);
});

test('a change of a public case is seen before it passes, while the page keeps the old words', async () => {
  const family = await addFamily(t);
  await saveBase(t, family);
  await savePatient(t, family);
  await submit(t, family);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'base' });
  await saveBase(t, family, { title: '移植还差十二万，求大家帮帮父亲' });
  await saveMaterials(t, family);
  expect(await previewOf(family)).toMatchObject({
    title: '移植还差十二万，求大家帮帮父亲',
    treatment: { diagnosedOn: treatmentFields.diagnosedOn },
  });
  expect((await pageOf(family))?.title).toBe(baseFields.title);
});
