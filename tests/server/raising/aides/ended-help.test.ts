import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePerson } from '#src/server/accounts/erase-person.ts';
import { exportOwn } from '#src/server/accounts/export-own.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findHelpActs } from '#src/server/raising/aides/find-aides.ts';
import { findHelped } from '#src/server/raising/aides/find-helped.ts';
import { findSheetPage } from '#src/server/raising/sheet/find-sheet-page.ts';
import * as helping from '#src/shared/raising/aides/calls.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { addAide } from '../../../support/test-aide.ts';
import { addFamily, type Family, saveBase, savePatient } from '../../../support/test-family.ts';
import { openTestServer, type TestServer, testNow } from '../../../support/test-server.ts';
import { addStaff, as } from '../../../support/test-staff.ts';

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

test('help that was ended, or never was, opens and saves nothing', async () => {
  const family = await addFamily(t);
  const aide = await addAide(t, family);
  const stranger = await addStaff(t);
  expect(await pageFor(family, stranger.userId)).toBeUndefined();
  const ended = { infoUuid: family.caseId, helpId: aide.helpId };
  await t.call(helping.endHelp, ended, as(family));
  const theirs = asAide(family, aide);
  expect((await savePatient(t, theirs)).status).toBe(404);
  expect((await saveBase(t, theirs)).status).toBe(404);
  expect(await pageFor(family, aide.userId)).toBeUndefined();
  const input = { infoUuid: family.caseId, name: '林' };
  expect((await t.call(saving.addOrUpdatePublisher, input, as(aide))).status).toBe(404);
});

test('what is saved while the family ends the help is saved whole, or not at all', async () => {
  const family = await addFamily(t);
  const aide = await addAide(t, family);
  const ended = { infoUuid: family.caseId, helpId: aide.helpId };
  const [saved] = await Promise.all([
    savePatient(t, asAide(family, aide)),
    t.call(helping.endHelp, ended, as(family)),
  ]);
  const acts = await actsOf(family);
  const has = acts.some(([act]) => act === 'helpSave');
  expect(saved.code === 0).toBe(has);
  // The newest comes first: nothing is saved after the end.
  expect(acts[0]?.[0]).toBe('helpEnd');
});

test('an aide’s records name whom they helped, and a closed account helps nobody', async () => {
  const family = await addFamily(t);
  const aide = await addAide(t, family);
  const { db, keys } = t.services;
  const own = await exportOwn(t.services, aide.userId);
  expect(own.helped).toMatchObject([{ id: aide.helpId, case_id: family.caseId }]);
  await inTransaction(db, (trx) => erasePerson(trx, { keys, userId: aide.userId }, testNow));
  expect(await findHelped(t.services, { userId: aide.userId, locale: 'zh-CN' }, testNow)).toEqual(
    [],
  );
});
