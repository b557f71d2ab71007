import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postHold, postRefund, postRefundHolds } from '#src/server/ledger/postings.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findMaterials } from '#src/server/tracing/find-materials.ts';
import { findMilestones } from '#src/server/tracing/find-milestones.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import {
  getDiseaseKnowledgeStatus,
  getMedicalCount,
  getSellAndPayList,
  orderCityCount,
  orderCountDs,
  summariesAllocation,
} from '#src/shared/tracing/calls.ts';
import { makeCase, makeGift, makeReturned } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { makeMaterial, makeWithdrawal } from './material-factory.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const calls = [
  summariesAllocation,
  getSellAndPayList,
  getDiseaseKnowledgeStatus,
  getMedicalCount,
  orderCountDs,
] as const;

test.each(calls)('$path answers a case that is not public as one that never was', async (call) => {
  const { id } = await makeCase(t.services.db, { status: 'APPROVE_PENDING' });
  for (const infoUuid of [id, newId()]) {
    expect(await t.call(call, { infoUuid })).toMatchObject({ status: 404, code: 40400 });
  }
});

describe('how the money of a case was used', () => {
  test('is the sum of where it is, and withdrawals show from their notice on', async () => {
    const { db } = t.services;
    const made = await makeCase(db);
    await makeGift(db, made.id, { amount_in_fen: 10_000 });
    await inTransaction(db, async (trx) => {
      const money = { caseId: made.id, now: testNow };
      await postHold(trx, { ...money, withdrawalId: newId(), amountInFen: 4000 });
      await postRefundHolds(trx, [{ ...money, refundNo: 'n1', amountInFen: 700 }]);
      await postRefund(trx, { ...money, refundNo: 'n1', gateway: 'test', amountInFen: 700 });
    });
    await makeReturned(db, { caseId: made.id, amountInFen: 700 });
    await makeWithdrawal(db, made, { amount_in_fen: 4000 });
    await makeWithdrawal(db, made, { status: 'REJECTED', purpose: '不给人看' });
    const { data } = await t.call(summariesAllocation, { infoUuid: made.id });
    expect(data).toMatchObject({
      ...{
        givenInFen: 10_000,
        raisedInFen: 9_300,
        availableInFen: 5300,
        heldInFen: 4000,
        refundedInFen: 700,
      },
      ...{ refundHeldInFen: 0, inFlightInFen: 0, paidOutInFen: 0, feeInFen: 0 },
    });
    expect(data.list).toMatchObject([{ amountInFen: 4000, status: 'NOTICE', purpose: '住院' }]);
    expect(JSON.stringify(data)).not.toContain(made.ownerUserId);
  });
});

describe('papers', () => {
  test('that are not masked are neither shown nor counted', async () => {
    const { db } = t.services;
    const { id } = await makeCase(db);
    await makeMaterial(db, id, { path: 'test/open.webp', masked: 0 });
    await makeMaterial(db, id, { kind: 'hospital' });
    await makeMaterial(db, id, { kind: 'costs' });
    expect((await t.call(getMedicalCount, { infoUuid: id })).data).toEqual({ count: 1 });
    const shown = await findMaterials(db, { caseId: id });
    expect(shown.map(({ kind }) => kind).toSorted()).toEqual(['costs', 'hospital']);
    expect(JSON.stringify(shown)).not.toContain('open.webp');
  });

  test('of what was sold and paid come together as they were handed in', async () => {
    const { id: infoUuid } = await makeCase(t.services.db);
    expect((await t.call(getSellAndPayList, { infoUuid })).data).toEqual([]);
    const sold = { kind: 'sellAndPay' as const, stated_at: testNow - 5 };
    await makeMaterial(t.services.db, infoUuid, sold);
    await makeMaterial(t.services.db, infoUuid, sold);
    await makeMaterial(t.services.db, infoUuid, { ...sold, stated_at: testNow - 1 });
    await makeMaterial(t.services.db, infoUuid, { ...sold, masked: 0 });
    const { data } = await t.call(getSellAndPayList, { infoUuid });
    expect(data.map(({ submitTime, images }) => [submitTime, images.length])).toEqual([
      [testNow - 1, 1],
      [testNow - 5, 2],
    ]);
  });
});

test('what is usual for an illness comes in the reader’s language, or not at all', async () => {
  const { id: infoUuid } = await makeCase(t.services.db, { illness_key: 'kidney' });
  const headers = { 'x-common-message': btoa(JSON.stringify({ language: 'en' })) };
  const { data } = await t.call(getDiseaseKnowledgeStatus, { infoUuid }, { headers });
  expect(data.userfulDiseaseNorm).toMatch(/dialysis/);
  expect(data.diseaseCode).toBe('D004');
  const dream = await makeCase(t.services.db, { illness_key: 'dream' });
  const none = { diseaseCode: null, userfulDiseaseNorm: null, diseaseNormShip: null };
  expect((await t.call(getDiseaseKnowledgeStatus, { infoUuid: dream.id })).data).toEqual(none);
});

test('gifts are counted by case and by city, unpaid ones and hidden cases left out', async () => {
  const { db } = t.services;
  const city = '数城';
  const [one, other] = [await makeCase(db, { city }), await makeCase(db, { city })];
  const hidden = await makeCase(db, { city, status: 'APPROVE_DENIED' });
  for (const { id } of [one, one, other, hidden]) await makeGift(db, id);
  await makeGift(db, one.id, { paid_at: null });
  expect((await t.call(orderCountDs, { infoUuid: one.id })).data).toEqual({ count: 2 });
  const countOf = async (name: string) => {
    const answer = await t.request(addressOf(orderCityCount, { city: name }));
    return ((await answer.json()) as { data: unknown }).data;
  };
  expect(await countOf(city)).toEqual({ count: 3 });
  expect(await countOf('无人城')).toEqual({ count: 0 });
});

test('a case notes each quarter of its target with the gift that reached it', async () => {
  const { db } = t.services;
  const { id } = await makeCase(db, { target_in_fen: 1000 });
  await makeGift(db, id, { amount_in_fen: 249, paid_at: testNow - 4 });
  expect(await findMilestones(db, id)).toEqual([]);
  await makeGift(db, id, { amount_in_fen: 1, paid_at: testNow - 3 });
  await makeGift(db, id, { amount_in_fen: 700, paid_at: testNow - 2 });
  await makeGift(db, id, { amount_in_fen: 700, paid_at: testNow - 1 });
  expect(await findMilestones(db, id)).toEqual([
    { percent: 25, reachedAt: testNow - 3 },
    { percent: 50, reachedAt: testNow - 2 },
    { percent: 75, reachedAt: testNow - 2 },
    { percent: 100, reachedAt: testNow - 1 },
  ]);
});
