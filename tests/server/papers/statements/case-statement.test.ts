import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findMoneyAndClawedBack } from '#src/server/cases/money/find-money-of-case.ts';
import { findCaseStatement } from '#src/server/papers/statements/find-case-statement.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import * as calls from '#src/shared/papers/statements/calls.ts';
import {
  heldIn,
  inShort,
  linesByMonth,
  sumOfLines,
} from '#src/shared/papers/statements/case-statement.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { actsOf, addStaff } from '../../../support/test-staff.ts';
import { textOfPdf } from '../../../support/text-of-pdf.ts';
import { openPassingServer, type PassingServer } from '../../refunds/passing/passing-server.ts';
import { bookPaidBack } from '../../withdrawals/paid-back.ts';

let t: PassingServer;
let [caseId, token] = ['', ''];
const firstDay = () => dayOf(opened);
let opened = 0;
beforeAll(async () => {
  t = await openPassingServer();
  opened = t.services.now();
  const own = await t.addOwnedCase(100_001, { option: 2, basisPoints: 300 });
  [caseId, token] = [own.infoUuid, own.token];
  t.setNow(opened + 2 * dayMs);
  await t.give({ infoUuid: caseId, amountInFen: 777 });
  t.setNow(opened + 11 * dayMs);
  const withdrawalId = await t.bringToRelease(caseId, { amountInFen: 40_000 });
  await t.release(withdrawalId);
  while ((await t.statusOfWithdrawal(withdrawalId)) !== 'PAID') {
    await t.runDue();
    t.setNow(t.services.now() + 60_000);
  }
  t.setNow(t.services.now() + 3 * dayMs);
  await bookPaidBack(t.services, { caseId, statementNo: 'ZH-1', amountInFen: 1234 });
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const today = () => dayOf(t.services.now());
const wholeSpan = () => ({ from: firstDay(), until: today() });
const fetchAs = (who: string, address: string) =>
  t.request(address, { headers: { authorization: `Bearer ${who}`, 'x-client-address': who } });

test('each line is what the ledger moved, and what is left is what it holds', async () => {
  const statement = await findCaseStatement(t.services.db, { caseId, ...wholeSpan() });
  const { money, clawedBackInFen } = await findMoneyAndClawedBack(t.services.db, caseId);
  const sums = sumOfLines(statement.lines);
  expect(sums).toMatchObject({
    ...{ givenInFen: 100_778, paidBackInFen: clawedBackInFen, returnedInFen: 0 },
    ...{
      paidOutInFen: money.paidOutInFen + clawedBackInFen,
      feeInFen: money.feeInFen,
      matchedInFen: 0,
    },
  });
  expect(money.feeInFen).toBe(1200);
  expect(heldIn(statement.opening)).toBe(0);
  expect(statement.closing).toEqual({
    ...{ availableInFen: await t.balance(`C:${caseId}`), inFlightInFen: money.inFlightInFen },
    heldInFen: await t.balance(`CH:${caseId}`),
    refundHeldInFen: await t.balance(`CR:${caseId}`),
  });
  let left = 0;
  for (const line of statement.lines) {
    const { cameInInFen, wentBackInFen, paidOutInFen, feeInFen } = inShort(line);
    left += cameInInFen - wentBackInFen - paidOutInFen - feeInFen;
    expect(line.leftInFen).toBe(left);
  }
  expect(left).toBe(heldIn(statement.closing));
  expect(sumOfLines(linesByMonth(statement.lines))).toEqual(sums);
});

test('a span opens with what the one before it closed with, wherever it is cut', async () => {
  const whole = await findCaseStatement(t.services.db, { caseId, ...wholeSpan() });
  for (const { period } of whole.lines) {
    const [before, after] = await Promise.all([
      findCaseStatement(t.services.db, { caseId, from: firstDay(), until: period }),
      findCaseStatement(t.services.db, { caseId, from: period, until: today() }),
    ]);
    const day = whole.lines.find((line) => line.period === period);
    expect(before.lines.at(-1)).toEqual(day);
    expect(after.lines[0]).toEqual(day);
    const { cameInInFen, wentBackInFen, paidOutInFen, feeInFen } = inShort(sumOfLines(after.lines));
    const moved = cameInInFen - wentBackInFen - paidOutInFen - feeInFen;
    expect(heldIn(after.opening) + moved).toBe(heldIn(whole.closing));
  }
});

test('its family takes it along as table and as sheet, without anybody’s name; nobody else does', async () => {
  const asked = { infoUuid: caseId, format: 'csv' } as const;
  const table = await (await fetchAs(token, addressOf(calls.caseStatement, asked))).text();
  const { money } = await findMoneyAndClawedBack(t.services.db, caseId);
  expect(table).toContain(`100778,0,0,1234,0,0,0,${money.paidOutInFen + 1234},1200,`);
  const sheet = await fetchAs(
    token,
    addressOf(calls.caseStatement, { ...asked, format: 'pdf', language: 'en' }),
  );
  expect(sheet.headers.get('content-type')).toBe('application/pdf');
  const words = await textOfPdf(await sheet.arrayBuffer());
  for (const part of ['Statement of an appeal', caseId, '1,007.78', '388', '12.34'])
    expect(words).toContain(part);
  const stranger = await t.signIn('13911114444');
  expect((await fetchAs(stranger, addressOf(calls.caseStatement, asked))).status).toBe(404);
  const spoilt = addressOf(calls.caseStatement, { ...asked, from: '2026-13-45' });
  expect((await fetchAs(token, spoilt)).status).toBe(400);
});

test('for an auditor only those who move money export it, and the trail says who and which days', async () => {
  const [reviewer, releaser] = [await addStaff(t, 'reviewer'), await addStaff(t, 'releaser')];
  const address = addressOf(calls.deskCaseStatement, {
    ...{ infoUuid: caseId, format: 'csv', until: firstDay() },
  });
  expect((await fetchAs(reviewer.token, address)).status).toBe(403);
  const table = await (await fetchAs(releaser.token, address)).text();
  expect(table).toContain('100001');
  expect(table).not.toContain('100778');
  expect(await actsOf(t, releaser.userId)).toContain('exportCaseStatement');
  const none = addressOf(calls.deskCaseStatement, { infoUuid: 'x'.repeat(22), format: 'csv' });
  expect((await fetchAs(releaser.token, none)).status).toBe(404);
});

test('what goes back and what moves on stand in the statements of both families', async () => {
  const [from, to] = [await t.addCase(), await t.addCase()];
  await t.giveAll(to, [100]);
  await t.choose(from, 333, 'back');
  await t.choose(from, 555, 'sameIllness');
  await t.startRefund(from);
  const statementOf = (id: string) =>
    findCaseStatement(t.services.db, { caseId: id, from: firstDay(), until: today() });
  const during = await statementOf(from);
  expect(during.closing.refundHeldInFen + during.closing.availableInFen).toBe(888);
  await t.run();
  const gave = await statementOf(from);
  const got = await statementOf((await t.passedOfCase(from)) ?? '');
  expect(sumOfLines(gave.lines)).toMatchObject({
    ...{ givenInFen: 888, returnedInFen: 333, toFamilyInFen: 555 },
  });
  expect(heldIn(gave.closing)).toBe(0);
  expect(sumOfLines(got.lines).fromFamilyInFen).toBe(555);
});
