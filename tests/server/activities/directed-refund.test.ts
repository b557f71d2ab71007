import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findRefundable } from '#src/server/refunds/case/find-refundable.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
import { share, visit } from '../../support/test-sharing.ts';
import { type DirectedDesk, openDirectedDesk } from './directed-desk.ts';

let t: DirectedDesk;
let caseId: string;
beforeAll(async () => {
  t = await openDirectedDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const releasedOf = (refundId: string) =>
  t.services.db
    .selectFrom('case_refunds')
    .select(['status', 'amount_in_fen as giftsInFen', 'matched_in_fen as matchedInFen'])
    .select('directed_in_fen as directedInFen')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();

test('a refund of the case sends back gifts, pockets, allowances and what shares brought', async () => {
  const desk = await openRefundDesk(t);
  const venueId = await t.open(caseId);
  const allowances = await t.allow({ venueId });
  const pockets = await t.pockets({ cases: caseId });
  const giver = await t.donor();
  const gift = await t.giveAs(caseId, 2000, giver);
  await t.openPocket((await t.pocketOf(gift.orderId))?.id ?? '', giver);
  await t.decide(venueId, caseId, await t.donor());
  const shareSourceId = await share(t, { infoId: caseId, token: giver });
  const visitor = { infoUuid: caseId, shareSourceId, token: await t.donor() };
  await visit(t, { ...visitor, address: '198.51.100.8' });
  expect(await findRefundable(t.services.db, caseId)).toMatchObject({
    ...{ amountInFen: 2000, matchedInFen: 300, directedInFen: 1200 },
  });
  const refundId = await desk.startRefund(caseId);
  // It runs at once, and again: each goes back once.
  await Promise.all([runRefunds(t.services), runRefunds(t.services)]);
  await t.bank.deliverDue();
  await runRefunds(t.services);
  expect(await releasedOf(refundId)).toMatchObject({
    ...{ giftsInFen: 2000, matchedInFen: 300, directedInFen: 1200 },
  });
  expect(await t.matchedOf(caseId)).toBe(0);
  expect([await t.balance(`C:${caseId}`), await t.balance(`P:${allowances}`)]).toEqual([0, 10_000]);
  expect(await t.balance(`P:${pockets}`)).toBe(10_000);
});

test('a case that has nothing but what was directed gives that back to its pool', async () => {
  const desk = await openRefundDesk(t);
  const venueId = await t.open(caseId);
  const activityId = await t.allow({ venueId });
  for (let at = 0; at < 3; at += 1) await t.decide(venueId, caseId, await t.donor());
  const refundId = await desk.startRefund(caseId);
  await runRefunds(t.services);
  expect(await releasedOf(refundId)).toEqual({
    ...{ status: 'DONE', giftsInFen: 0, matchedInFen: 0, directedInFen: 3000 },
  });
  expect(await t.balance(`P:${activityId}`)).toBe(10_000);
  expect((await t.progress(venueId)).data).toEqual({ usedInFen: 0, totalInFen: 10_000 });
});
