import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findSponsorLinks } from '#src/server/papers/sponsor/find-sponsor-links.ts';
import { findStatement } from '#src/server/papers/sponsor/find-statement.ts';
import * as calls from '#src/shared/activities/sponsor/calls.ts';
import { byMonth, sumOf } from '#src/shared/activities/sponsor/statement.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { actsOf, addStaff, as } from '../../../support/test-staff.ts';
import { textOfPdf } from '../../../support/text-of-pdf.ts';
import { type MatchingDesk, openMatchingDesk } from '../../activities/matching-desk.ts';

let t: MatchingDesk;
let activityId: string;
beforeAll(async () => {
  t = await openMatchingDesk();
  const caseId = await t.addCase();
  activityId = await t.run({ cases: caseId, poolInFen: 10_000 });
  await t.giveAs(caseId, 700, await t.donor());
  const token = await t.donor();
  const { orderId } = await t.giveAs(caseId, 900, token);
  t.setNow(t.services.now() + dayMs / 2);
  await t.giveAs(caseId, 300, await t.donor());
  await t.call(takeGiftBack, { orderId }, { token });
  t.setNow(t.services.now() + dayMs);
  await t.turn(activityId, 'end').by(t.releaser);
  await t.move('out', { activityId, amountInFen: 4000 });
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const reason = '资助方来信索取账单';
const open = (by = t.releaser) => t.call(calls.deskOpenSponsorLink, { activityId, reason }, as(by));
const revoke = () => t.call(calls.deskRevokeSponsorLink, { activityId, reason }, as(t.releaser));
const findLink = async () => (await findSponsorLinks(t.services.db)).get(activityId) ?? '';
const fetchByLink = (linkId: string, format: 'pdf' | 'csv') =>
  t.request(addressOf(calls.sponsorStatement, { linkId, format }));

test('every line is what the ledger moved, and what is left is the balance of the pool', async () => {
  const lines = await findStatement(t.services.db, activityId);
  expect(sumOf(lines)).toEqual({
    ...{ paidInInFen: 10_000, matchedInFen: 1900, cameBackInFen: 900, returnedInFen: 4000 },
    leftInFen: 5000,
  });
  expect(await t.balance(`P:${activityId}`)).toBe(5000);
  let leftInFen = 0;
  for (const line of lines) {
    leftInFen += line.paidInInFen + line.cameBackInFen - line.matchedInFen - line.returnedInFen;
    expect(line.leftInFen).toBe(leftInFen);
  }
  expect(lines.length).toBeGreaterThan(1);
  expect(sumOf(byMonth(lines))).toEqual(sumOf(lines));
});

test('a link opens the statement as table and as sheet, without anybody’s name, until it is taken back', async () => {
  expect((await open()).status).toBe(200);
  const linkId = await findLink();
  expect((await open(t.administrator)).status).toBe(200);
  expect(await findLink()).toBe(linkId);
  const table = await (await fetchByLink(linkId, 'csv')).text();
  expect(table).toContain('10000,1900,900,4000,5000');
  const sheet = await fetchByLink(linkId, 'pdf');
  expect(sheet.headers.get('content-type')).toBe('application/pdf');
  const words = await textOfPdf(await sheet.arrayBuffer());
  for (const part of ['云岭同心基金会', '100', '19', activityId]) expect(words).toContain(part);
  expect(words).not.toContain('137');
  expect((await revoke()).status).toBe(200);
  expect((await fetchByLink(linkId, 'csv')).status).toBe(404);
  expect((await revoke()).status).toBe(404);
  await open();
  expect(await findLink()).not.toBe(linkId);
  const acts = await actsOf(t, t.releaser.userId);
  expect(acts.filter((act) => act === 'openSponsorLink')).toHaveLength(2);
  expect(acts).toContain('revokeSponsorLink');
});

test('only those who move money export it or open links, and the export is on the trail', async () => {
  const reviewer = await addStaff(t, 'reviewer');
  expect((await open(reviewer)).status).toBe(403);
  const address = addressOf(calls.deskStatement, { activityId, format: 'csv' });
  const asked = (token: string) =>
    t.request(address, { headers: { authorization: `Bearer ${token}` } });
  expect((await asked(reviewer.token)).status).toBe(403);
  expect((await asked(t.releaser.token)).status).toBe(200);
  expect(await actsOf(t, t.releaser.userId)).toContain('exportStatement');
});
