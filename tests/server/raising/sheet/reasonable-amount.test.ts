import { afterAll, beforeAll, expect, test } from 'vitest';
import { toJson } from '#src/server/db/json.ts';
import { findReasonableAmount } from '#src/server/raising/sheet/find-reasonable-amount.ts';
import { checkReasonableAmount, getReasonableAmount } from '#src/shared/raising/amount/calls.ts';
import { emptyBill } from '#src/shared/raising/bill.ts';
import { fewestCases } from '#src/shared/raising/reasonable-amount.ts';
import { makeCase } from '../../../support/case-factory.ts';
import { addFamily, type Family, saveBase, saveMaterials } from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { as } from '../../../support/test-staff.ts';

let t: TestServer;
let family: Family;
const treatment = (costAheadInFen: number) =>
  toJson({
    ...{ ...emptyBill, diagnosedOn: '2026-01', costAheadInFen, plan: { text: '' } },
  });

async function close(city: string, province: string, targets: readonly number[]): Promise<void> {
  for (const target of targets) {
    await makeCase(t.services.db, {
      ...{ illness_key: 'leukemia', city, province, target_in_fen: target },
      ...{ status: 'FINISHED', end_reason: 2, finished_at: t.services.now() },
      treatment: treatment(target * 2),
    });
  }
}

beforeAll(async () => {
  t = await openTestServer();
  family = await addFamily(t);
  const targets = Array.from({ length: fewestCases }, (_, at) => (at + 1) * 2_000_000);
  await close('昭通', '云南', targets);
  await close('昆明', '云南', [90_000_000]);
});
afterAll(() => t.close());

const get = (input: { disease: string; city?: string; costAheadInFen?: number }) =>
  t.call(getReasonableAmount, input, as(family));

test('the range rests on closed cases of the city, and of the country where those are too few', async () => {
  const near = await get({ disease: 'leukemia', city: '昭通' });
  expect(near.data).toEqual({
    lowInFen: 6_000_000,
    highInFen: 18_000_000,
    basis: { scope: 'city', caseCount: fewestCases, similarCosts: false },
  });
  const far = await get({ disease: '白血病', city: '昆明' });
  expect(far.data.basis).toMatchObject({ scope: 'country', caseCount: fewestCases + 1 });
});

test('of the province where the city has too few', async () => {
  const asked = { disease: 'leukemia', province: '云南', city: '昆明', costAheadInFen: 0 };
  const { basis } = await findReasonableAmount(t.services.db, asked);
  expect(basis).toMatchObject({ scope: 'province', caseCount: fewestCases + 1 });
});

test('few closed cases, open ones and unknown illnesses give no range of their own', async () => {
  await makeCase(t.services.db, { illness_key: 'burn', target_in_fen: 5_000_000 });
  for (const disease of ['burn', '感冒']) {
    const { data } = await get({ disease, costAheadInFen: 8_000_000 });
    expect(data).toMatchObject({ highInFen: 8_000_000, basis: { scope: 'few', caseCount: 0 } });
  }
});

test('it takes a login, and refuses amounts that are none', async () => {
  expect((await t.call(getReasonableAmount, { disease: 'burn' })).status).toBe(401);
  expect((await get({ disease: 'burn', costAheadInFen: -1 })).status).toBe(400);
});

test('a target is judged by the bills once they are there, for its owner alone', async () => {
  await saveBase(t, family);
  const infoUuid = family.caseId;
  const check = (targetAmountInFen: number, who: Family = family) =>
    t.call(checkReasonableAmount, { infoUuid, targetAmountInFen }, as(who));
  expect((await check(30_000_000)).data).toEqual({ reasonable: false, reason: 'aboveRange' });
  expect((await check(10_000_000)).data).toEqual({ reasonable: true, reason: 'withinRange' });
  await saveMaterials(t, family);
  expect((await check(45_000_000)).data).toEqual({ reasonable: true, reason: 'withinRange' });
  expect((await check(45_100_000)).data).toEqual({ reasonable: false, reason: 'aboveGap' });
  expect((await check(1, await addFamily(t))).status).toBe(404);
});
