import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { writeAnchor } from '#src/server/platform/keyset.ts';
import { enterFundraiserCenter } from '#src/server/raiser/enter-fundraiser-center.ts';
import { findSharesOfCase } from '#src/server/raiser/find-shares-of-case.ts';
import { findVisitDays } from '#src/server/raiser/find-trend.ts';
import { writeVisits } from '#src/server/sharing/write-visits.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import * as calls from '#src/shared/raiser/calls.ts';
import { makeGift } from '../../support/case-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { share, visit } from '../../support/test-sharing.ts';
import { fresh, openPostDesk, type PostDesk } from '../progress/post-desk.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
beforeEach(async () => {
  t.setNow(testNow);
  await t.begin();
});
afterAll(() => t.close());

const page = async () =>
  (await t.call(calls.raiserManagePage, { infoUuid: t.infoUuid }, fresh(t.owner))).data;

test('the trend counts gifts and visits on the days of China, fourteen of them', async () => {
  const midnight = Date.UTC(2026, 10, 19, 16);
  await makeGift(t.services.db, t.infoUuid, { paid_at: midnight - 1, amount_in_fen: 100 });
  await makeGift(t.services.db, t.infoUuid, { paid_at: midnight, amount_in_fen: 200 });
  await makeGift(t.services.db, t.infoUuid, { paid_at: testNow - 20 * dayMs, amount_in_fen: 999 });
  const shareSourceId = await share(t, { infoId: t.infoUuid });
  for (const address of ['198.51.100.1', '198.51.100.1', '198.51.100.2'])
    await visit(t, { infoUuid: t.infoUuid, shareSourceId, address });
  await writeVisits(t.services);
  const { trend, money } = await page();
  expect(trend).toHaveLength(14);
  expect(trend.slice(-2)).toEqual([
    { day: '2026-11-19', giftCount: 1, giftsInFen: 100, visitCount: 0 },
    { day: '2026-11-20', giftCount: 1, giftsInFen: 200, visitCount: 2 },
  ]);
  expect(trend.reduce((sum, day) => sum + day.giftsInFen, 0)).toBe(300);
  expect(money.availableInFen).toBe(1299);
  const days = await findVisitDays(t.services.db, { caseId: t.infoUuid, anchorId: '', size: 5 });
  expect(days.list).toEqual([{ day: '2026-11-20', visitCount: 2 }]);
});

test("the centre of someone else's case is as an absent one; one's own is there before it is public", async () => {
  const { infoUuid } = t;
  for (const call of [calls.raiserManagePage, calls.fundraiserTasks])
    expect((await t.call(call, { infoUuid }, fresh(t.other))).status).toBe(404);
  await t.begin({ status: 'APPROVE_PENDING', published_at: null });
  expect((await page()).phase).toBe('pending');
});

test('to-dos name what the case lacks', async () => {
  await makeGift(t.services.db, t.infoUuid);
  const list = (await t.call(calls.fundraiserTasks, { infoUuid: t.infoUuid }, fresh(t.owner))).data
    .list;
  expect(list.map(({ kind }) => kind)).toEqual([
    'papersMissing',
    'giftsUnanswered',
    'verificationLow',
    'share',
  ]);
});

test('shares page by page, newest first, with masked names', async () => {
  const { db } = t.services;
  const row = (at: number) => ({
    ...{ id: newId(), uuid: newId(), case_id: t.infoUuid, user_id: t.otherUserId },
    ...{ parent_share_id: null, degree: 1, channel: 4, visit_count: at, created_at: testNow + at },
  });
  const rows = Array.from({ length: 500 }, (_, at) => row(Math.floor(at / 2)));
  for (let at = 0; at < rows.length; at += 100)
    await db
      .insertInto('shares')
      .values(rows.slice(at, at + 100))
      .execute();
  const seen: string[] = [];
  let anchorId = '';
  do {
    const asked = { caseId: t.infoUuid, anchorId, size: 50, locale: 'zh-CN' } as const;
    const some = await findSharesOfCase(db, asked);
    seen.push(...some.list.map(({ shareId }) => shareId));
    anchorId = some.anchorId;
  } while (anchorId !== '');
  const newest = rows.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));
  expect(seen).toEqual(newest.map(({ id }) => id));
  const asked = {
    caseId: t.infoUuid,
    anchorId: writeAnchor(['x']),
    size: 5,
    locale: 'zh-CN',
  } as const;
  await expect(findSharesOfCase(db, asked)).rejects.toMatchObject({ reason: 'inputInvalid' });
});

test('the version says whether an account is open; a failing one leads to the new layout', async () => {
  const version = await t.call(
    calls.fundraiserGetVersion,
    { infoUuid: t.infoUuid },
    fresh(t.owner),
  );
  expect(version.data).toEqual({
    shunt: 1,
    domainAddressAndAccountOpenMap: {
      ...{ domainAddress: '', accountOpen: false, strongJumpFundraiserManagement: false },
    },
  });
  const url = new URL(`http://localhost:4321/cf/contribute/fundraiser-center/${t.infoUuid}`);
  const broken = { ...t.services, db: undefined as never };
  const visitOf = { userId: t.ownerUserId, container: 'messaging' as const, url };
  expect(await enterFundraiserCenter(broken, visitOf)).toEqual({
    jumpTo: undefined,
    management: true,
  });
});
