import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findRoom } from '#src/server/activities/find-room.ts';
import { newId } from '#src/server/platform/keys.ts';
import { getFundingInfo } from '#src/shared/cases/calls.ts';
import {
  addFamily,
  decide,
  type Family,
  saveBase,
  saveMaterials,
  savePatient,
  submit,
} from '../../../support/test-family.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';
import { addStaff, type Staff } from '../../../support/test-staff.ts';

/**
 * `treatmentFields` leaves this open: spent and still to come, less insurance, aid and own means.
 */
const gapInFen = 45_000_000;
let t: GivingServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openGivingServer({ config: { MAX_DONATION_IN_FEN: '100000000' } });
  reviewer = await addStaff(t, 'reviewer');
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

/** Its bills pass after it is public, as they do. */
async function addBilled(more: Record<string, unknown>): Promise<Family> {
  const family = await addFamily(t);
  await saveBase(t, family, more);
  await savePatient(t, family);
  await submit(t, family);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'base' });
  await saveMaterials(t, family);
  await submit(t, family);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'material' });
  return family;
}

const view = async (infoUuid: string) =>
  (await t.call(getFundingInfo, { infoUuid }, { headers: { 'x-client-address': newId() } })).data;

/** Gifts have a limit of their own, so what is far is given in parts. */
async function giveUpTo(infoUuid: string, wholeInFen: number): Promise<void> {
  const most = 5_000_000;
  for (let left = wholeInFen; left > 0; left -= most)
    await t.give({ infoUuid, amountInFen: Math.min(left, most) });
}

test('the goal is never above what the bills leave open, whatever was asked for before', async () => {
  const asked = await addBilled({ targetAmountInFen: 48_000_000 });
  expect((await view(asked.caseId)).targetInFen).toBe(gapInFen);
  const less = await addBilled({ targetAmountInFen: 20_000_000 });
  expect((await view(less.caseId)).targetInFen).toBe(20_000_000);
});

test('over the gap raising closes by itself, also where a family has a use for more', async () => {
  const surplusUse = '第二年的复查和药，仍有剩余就退还。';
  const { caseId } = await addBilled({ targetAmountInFen: 20_000_000, surplusUse });
  await giveUpTo(caseId, 20_000_000);
  expect((await view(caseId)).visitConfig.canDonate).toBe(true);
  const room = (giftInFen: number) =>
    findRoom(t.services.db, { caseId, giftInFen }, t.services.now());
  expect(await room(0)).toBe(gapInFen - 20_000_000);
  await giveUpTo(caseId, gapInFen - 20_000_000);
  expect((await t.order({ infoUuid: caseId })).refusal?.reason).toBe('caseFilled');
  expect(await room(0)).toBe(0);
});
