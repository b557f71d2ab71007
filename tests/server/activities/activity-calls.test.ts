import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import {
  getActivityInfo,
  getActivitys,
  matchingGiftDetail,
  subsidyGet,
} from '#src/shared/activities/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { minWithdrawalInFen } from '#src/shared/withdrawals/withdrawal-fields.ts';
import { makeCase } from '../../support/case-factory.ts';
import { type MatchingDesk, openMatchingDesk } from './matching-desk.ts';

let t: MatchingDesk;
let caseId: string;
beforeAll(async () => {
  t = await openMatchingDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const capInFen = 9000;
type Kind = 'match-funding' | 'match' | 'match-back' | 'match-return';

/** Answers what the ledger booked of a kind on an account, with its sign. */
async function booked(account: string, ...kinds: Kind[]): Promise<number> {
  const rows = await t.services.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
    .select('ledger_entries.amount_in_fen as inFen')
    .where('ledger_entries.account_id', '=', account)
    .where('ledger_transfers.kind', 'in', kinds)
    .execute();
  return rows.reduce((sum, { inFen }) => sum + inFen, 0);
}

const ofCase = async (infoId = caseId) => (await t.call(getActivitys, { infoId })).data;
const subsidy = async () => (await t.call(subsidyGet, { infoUuid: caseId })).data;

/** What every call tells of the money is what the ledger has of it; answers what that is. */
async function compareToLedger(activityId: string, token: string) {
  const pool = `P:${activityId}`;
  const usedInFen = -(await booked(pool, 'match', 'match-back'));
  const here = await booked(`C:${caseId}`, 'match', 'match-back');
  const leftInFen = await t.balance(pool);
  const lastSubsidyCount = Math.min(capInFen - here, leftInFen);
  const [listed] = await ofCase();
  const ofAll = { currentMoney: usedInFen, drawThreshold: minWithdrawalInFen };
  expect(listed).toMatchObject({ ...ofAll, currentCaseMoney: here, lastSubsidyCount });
  const { data: alone } = await t.call(getActivityInfo, { activityId });
  const byItself = { currentCaseMoney: null, lastSubsidyCount: leftInFen };
  expect(alone).toMatchObject({ ...ofAll, ...byItself });
  const fundedInFen = await booked(pool, 'match-funding');
  const books = { fundedInFen, matchedInFen: usedInFen, leftInFen, returnedInFen: 0 };
  expect(await subsidy()).toMatchObject({ usedInFen, leftInFen, lastSubsidyCount, pool: books });
  const { data: detail } = await t.call(matchingGiftDetail, { infoUuid: caseId }, { token });
  expect(detail).toMatchObject({ matchedInFen: here, pool: books, rule: { version: 1 } });
  expect(detail.list.reduce((sum, { matchedInFen }) => sum + matchedInFen, 0)).toBe(here);
  return { here, usedInFen };
}

test('what the calls answer is what the ledger booked, before and after a return', async () => {
  const other = await t.addCase();
  const activityId = await t.run({ cases: `${caseId} ${other}`, perCaseInFen: capInFen });
  const [one, two] = [await t.donor(), await t.donor()];
  const { orderId } = await t.giveAs(caseId, 3000, one);
  await t.giveAs(caseId, 1000, one);
  await t.giveAs(caseId, 700, two);
  await t.giveAs(other, 400, two);
  expect(await compareToLedger(activityId, one)).toEqual({ here: 4700, usedInFen: 5100 });
  await t.call(takeGiftBack, { orderId }, { token: one });
  expect(await compareToLedger(activityId, one)).toEqual({ here: 1700, usedInFen: 2100 });
});

test('an activity has every field that the documents name', async () => {
  const activityId = await t.run({ cases: caseId, accountAgeDays: 0 });
  const now = t.services.now();
  const [listed] = await ofCase();
  expect(listed).toEqual({
    ...{ activityId, activityType: 'matchingDonation', status: 'APPROVE' },
    statusCode: 1,
    ...{ name: '一起加油', sponsor: '云岭同心基金会' },
    ...{ startsAt: expect.any(Number), endsAt: expect.any(Number) },
    extInfo: {
      flagInfo: {
        ...{ maxSubsidyReached: false, currentBonfireMaxReached: false, lastOneCanFinish: false },
      },
      ...{ teamInfo: null, messageStatusType: 'MATCHING' },
      shareInfo: {
        ...{ title: '一起加油', desc: expect.any(String) },
        link: `${t.services.config.publicOrigin}/cf/act/aggregation-page?activityId=${activityId}`,
        imgUrl: expect.stringMatching(/share-card\.png$/),
      },
      typeInfo: {
        ...{ version: 1, ratioBasisPoints: 10_000, perGiftInFen: 5000, feeTaken: true },
        ...{ perPersonDayInFen: 20_000, perCaseInFen: 1_000_000, accountAgeDays: 0 },
      },
    },
    ...{ currentCaseMoney: 0, currentMoney: 0, drawThreshold: minWithdrawalInFen },
    lastSubsidyCount: expect.any(Number),
  });
  expect(listed?.startsAt).toBeLessThanOrEqual(now);
  expect(listed?.endsAt).toBeGreaterThan(now + 8 * dayMs);
});

test('the newest activity of a case comes first, and those it was in stay', async () => {
  const first = await t.run({ cases: caseId });
  await t.giveAs(caseId, 300, await t.donor());
  await t.turn(first, 'end').by(t.releaser);
  expect(await subsidy()).toMatchObject({ lastSubsidyCount: 0, usedInFen: 300 });
  t.setNow(t.services.now() + 1000);
  const second = await t.run({ cases: caseId });
  const listed = (await ofCase()).map(({ activityId, status }) => [activityId, status]);
  expect(listed).toEqual([
    [second, 'APPROVE'],
    [first, 'END_WITH_DONE'],
  ]);
  expect(await subsidy()).toMatchObject({ pool: { activityId: second }, usedInFen: 0 });
});

test('a case in no activity has none, and one that is not public answers as none at all', async () => {
  const token = await t.donor();
  const nothing = { pool: null, usedInFen: 0, leftInFen: 0, lastSubsidyCount: 0 };
  expect(await ofCase()).toEqual([]);
  expect(await subsidy()).toEqual(nothing);
  expect((await t.call(matchingGiftDetail, { infoUuid: caseId }, { token })).data).toEqual({
    ...{ pool: null, rule: null, matchedInFen: 0, list: [] },
  });
  const { id } = await makeCase(t.services.db, { status: 'APPROVE_PENDING' });
  for (const infoUuid of [id, newId()]) {
    const absent = { status: 404, code: 40400 };
    expect(await t.call(getActivitys, { infoId: infoUuid })).toMatchObject(absent);
    expect(await t.call(subsidyGet, { infoUuid })).toMatchObject(absent);
    expect(await t.call(matchingGiftDetail, { infoUuid }, { token })).toMatchObject(absent);
    expect(await t.call(getActivityInfo, { activityId: infoUuid })).toMatchObject(absent);
  }
});

test('whence it is asked is checked and changes nothing', async () => {
  await t.run({ cases: caseId });
  const from = { bizType: 'ACTIVITY_MANAGE', channel: 'QQ_CHANNEL', sharedv: '1' } as const;
  const { data } = await t.call(getActivitys, { infoId: caseId, ...from, bonfireUuid: '' });
  expect(data).toEqual(await ofCase());
  const strange = { infoId: caseId, bizType: 'ELSEWHERE' as 'CASE_INFO' };
  expect((await t.call(getActivitys, strange)).status).toBe(400);
});
