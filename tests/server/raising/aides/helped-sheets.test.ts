import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHelpActs } from '#src/server/raising/aides/find-aides.ts';
import { findSheetPage } from '#src/server/raising/sheet/find-sheet-page.ts';
import * as helping from '#src/shared/raising/aides/calls.ts';
import * as calls from '#src/shared/raising/calls.ts';
import { saveSheetDraft } from '#src/shared/raising/drafts/calls.ts';
import { addAide } from '../../../support/test-aide.ts';
import {
  addFamily,
  type Family,
  saveBase,
  savePatient,
  savePayee,
  submit,
} from '../../../support/test-family.ts';
import { uploadPhoto } from '../../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { as } from '../../../support/test-staff.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const asAide = (family: Family, { token }: { token: string }): Family => ({ ...family, token });
const pageFor = (family: Family, userId: string, sheet: 'patient' | 'payee' = 'patient') =>
  findSheetPage(t.services, { infoUuid: family.caseId, sheet, userId });
const actsOf = async ({ caseId }: Family) => {
  const { list } = await findHelpActs(t.services.db, { caseId, anchorId: '' });
  return list.map(({ act, part }) => [act, part]);
};

test('an aide saves parts and drafts under their own name, and the family submits them', async () => {
  const family = await addFamily(t);
  const aide = await addAide(t, family);
  const theirs = asAide(family, aide);
  expect((await saveBase(t, theirs)).code).toBe(0);
  const values = { name: '林' };
  for (const basedOn of [1, 2]) {
    const draft = { infoUuid: family.caseId, sheet: 'patient', basedOn, values } as const;
    expect((await t.call(saveSheetDraft, draft, as(aide))).data.saved).toBe(true);
  }
  expect((await savePatient(t, theirs)).code).toBe(0);
  expect(await actsOf(family)).toEqual([
    ['helpSave', 'patient'],
    ['helpType', 'patient'],
    ['helpSave', 'base'],
    ['helpJoin', undefined],
  ]);
  expect((await submit(t, theirs)).status).toBe(404);
  expect((await submit(t, family)).data.status).toBe('SUBMITTED');
  const consents = await t.services.db
    .selectFrom('case_consents')
    .select('user_id')
    .where('case_id', '=', family.caseId)
    .where('person', '=', 'patient')
    .execute();
  expect(consents.map(({ user_id }) => user_id).sort()).toEqual(
    [aide.userId, family.userId].sort(),
  );
});

test('the payee is not there for an aide, by any way', async () => {
  const family = await addFamily(t);
  expect((await savePayee(t, family)).code).toBe(0);
  const aide = await addAide(t, family);
  const theirs = asAide(family, aide);
  expect((await savePayee(t, theirs)).status).toBe(404);
  const { caseId: infoUuid } = family;
  expect((await t.call(calls.getPayeeInfo, { infoUuid }, as(aide))).status).toBe(404);
  for (const sheet of ['payee', 'hospitalPayee'] as const) {
    const draft = { infoUuid, sheet, basedOn: 1, values: { bankName: '另一家银行' } };
    expect((await t.call(saveSheetDraft, draft, as(aide))).status).toBe(404);
  }
  const kept = await t.services.db
    .selectFrom('images')
    .select('id')
    .where('subject', '=', `part:${infoUuid}/payee/attachments`)
    .executeTakeFirstOrThrow();
  const picture = { infoUuid, imageId: kept.id };
  expect((await t.request(addressOf(picture), headersOf(family))).status).toBe(200);
  expect((await t.request(addressOf(picture), headersOf(aide))).status).toBe(404);
  expect(await pageFor(family, aide.userId, 'payee')).toBeUndefined();
  const page = await pageFor(family, aide.userId);
  expect(page?.checklist.lines.map(({ part }) => part)).not.toContain('payee');
  expect(page).toMatchObject({ isAide: true, next: 'helpCase' });
});

const addressOf = (picture: { infoUuid: string; imageId: string }) =>
  `${helping.sheetImage.path}?${new URLSearchParams(picture)}`;
const headersOf = ({ token }: { token: string }) => ({
  headers: { authorization: `Bearer ${token}` },
});

test('photos that an aide sent stay when the family saves the sheet again, and both see them', async () => {
  const family = await addFamily(t);
  const aide = await addAide(t, family);
  const { imageId } = await uploadPhoto(t, { token: aide.token, purpose: 'identity' });
  const mine = { attachments: imageId };
  expect((await savePatient(t, asAide(family, aide), mine)).code).toBe(0);
  expect((await savePatient(t, family, { ...mine, name: '林大树' })).code).toBe(0);
  const picture = { infoUuid: family.caseId, imageId };
  for (const who of [family, aide])
    expect((await t.request(addressOf(picture), headersOf(who))).status).toBe(200);
  const stranger = await addFamily(t);
  expect((await t.request(addressOf(picture), headersOf(stranger))).status).toBe(404);
  const elsewhere = addressOf({ ...picture, infoUuid: stranger.caseId });
  expect((await t.request(elsewhere, headersOf(stranger))).status).toBe(404);
  expect((await savePatient(t, stranger, mine)).refusal?.reason).toBe('inputInvalid');
});
