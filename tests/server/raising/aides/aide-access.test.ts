import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { routes } from '#src/shared/routes.ts';
import { readDeclaredCalls } from '../../../support/declared-calls.ts';
import { encodeCall } from '../../../support/encode-call.ts';
import { addAide } from '../../../support/test-aide.ts';
import { addFamily } from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';

const { listed } = await readDeclaredCalls();
const owned = listed.filter(({ access }) => access === 'owner');

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

test('of the calls about a case an aide makes those that say so, and to all others it is not there', async () => {
  const family = await addFamily(t);
  const aide = await addAide(t, family);
  const strange = await addFamily(t);
  const ask = async (call: (typeof owned)[number], infoUuid: string) => {
    const { path, init } = encodeCall(call, { infoUuid });
    const own = { authorization: `Bearer ${aide.token}`, 'x-client-address': newId() };
    return (await t.request(path, { ...init, headers: { ...init.headers, ...own } })).status;
  };
  for (const call of owned) {
    expect.soft(await ask(call, strange.caseId), call.path).toBe(404);
    const status = await ask(call, family.caseId);
    if (call.aides) expect.soft([403, 404], call.path).not.toContain(status);
    else expect.soft(status, call.path).toBe(404);
  }
});

test('what an aide may is to read and save sheets, and nothing that submits, pays or ends', () => {
  const calls = owned.filter(({ aides }) => aides).map(({ path }) => path.split('/').at(-1));
  expect(calls.sort()).toEqual(
    [
      ...['add-or-update-base-info', 'add-or-update-hospital-detail', 'add-or-update-materials'],
      ...['add-or-update-household-assets', 'add-or-update-patient-info', 'save-draft'],
      ...['add-or-update-publisher', 'add-or-update-treatment-info', 'sheet-image'],
      ...['add-or-update-individual-info', 'add-or-update-origination-info'],
      'upload-or-update-confirm',
    ].sort(),
  );
  const pages = Object.entries(routes).flatMap(([name, { aides }]) => (aides ? [name] : []));
  expect(pages.sort()).toEqual([
    ...['editAeger', 'editPatientInfo', 'fundraiserVerification', 'helpCase', 'hospitalDetail'],
    ...['householdAssets', 'materialSupplement'],
  ]);
});
