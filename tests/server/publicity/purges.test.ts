import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { remindFundUse } from '#src/server/withdrawals/fund-use/remind-fund-use.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { objectTo } from '../../support/object-to.ts';
import {
  noticeMs,
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../support/test-withdrawing.ts';

let t: WithdrawingServer;
let caseId: string;
let drawId: string;
let purged: string[] = [];
beforeAll(async () => {
  t = await openWithdrawingServer();
  t.services.pageTags.listen((tags) => purged.push(...tags));
});
beforeEach(async () => {
  caseId = await t.addFundedCase(5000);
  drawId = await t.apply(caseId, { amountInFen: 4000 });
  purged = [];
});
afterAll(() => t.close());

/** Names the case's own pages, and the lists of all money, which say the same. */
const both = () => expect.arrayContaining([tagOfCase(caseId), tagOfLists]);

test('a notice shows at once among all withdrawals, and so does what became of it', async () => {
  const passed = await t.decide('drawPublic', drawId, { by: staff.reviewer });
  expect(passed.purge).toEqual(both());
  t.setNow(t.services.now() + noticeMs);
  await t.runDue();
  expect(purged).toEqual(both());
  const released = await t.decide('payout', `${drawId}:1`, { by: staff.releaser });
  expect(released.purge).toEqual(both());
});

test('a notice that an objection ended is shown so at once', async () => {
  await t.decide('drawPublic', drawId, { by: staff.reviewer });
  const objectionId = await objectTo(t, { withdrawalId: drawId, caseId });
  const upheld = { decision: 'refuse', words: '属实' } as const;
  await t.decide('objection', objectionId, { by: staff.releaser, ...upheld });
  const second = { by: staff.administrator, ...upheld };
  const done = await t.decide('objection', `${objectionId}+second`, second);
  expect(done.purge).toEqual(both());
});

test('a use that is late is called late at once', async () => {
  await t.decide('drawPublic', drawId, { by: staff.reviewer });
  t.setNow(t.services.now() + noticeMs);
  await t.release(drawId);
  await t.runDue();
  t.setNow(t.services.now() + 200 * dayMs);
  purged = [];
  await remindFundUse(t.services, t.services.now());
  expect(purged).toEqual(both());
});
