import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CasesAsked } from '#src/server/cases/lists/cases-asked.ts';
import { findCard } from '#src/server/cases/lists/find-card.ts';
import { findCases } from '#src/server/cases/lists/find-cases.ts';
import { findInNeed } from '#src/server/cases/lists/find-in-need.ts';
import { findResults } from '#src/server/cases/lists/find-results.ts';
import { takeReturnFromFund } from '#src/server/cases/transitions/change-fund.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postRefund, postRefundHolds } from '#src/server/ledger/postings.ts';
import { customDetailPageHint } from '#src/shared/cases/case-rules.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const plain = { tab: 'recommended', illness: '', city: '', keyword: '', locale: 'en' } as const;

async function walk(asked: Partial<CasesAsked>) {
  const pages: { ids: string[]; searchedUntil: number | undefined }[] = [];
  let anchorId = '';
  do {
    const page = await findCases(t.services.db, { ...plain, size: 2, ...asked, anchorId }, testNow);
    const ids = page.list.map(({ infoUuid }) => infoUuid);
    pages.push({ ids, searchedUntil: page.searchedUntil });
    expect(page.hasNext).toBe(page.anchorId !== '');
    anchorId = page.anchorId;
  } while (anchorId);
  return pages;
}

const idsOf = async (asked: Partial<CasesAsked>) => (await walk(asked)).flatMap(({ ids }) => ids);

describe('a search that stops at its bound', () => {
  const made: string[] = [];
  beforeAll(async () => {
    for (let i = 0; i < 12; i += 1) {
      const title = i % 5 === 4 ? `难找 ${i}` : `别的 ${i}`;
      // Pairs share an instant, so that a bound can fall between two.
      const published_at = testNow - Math.floor(i / 2) * 1000;
      made.push((await makeCase(t.services.db, { title, city: '界', published_at })).id);
    }
  });

  test.each([[[3]], [[5]], [[1, 4]], [[100]]])(
    'goes on from there, by steps of %j, and finds each case once',
    async (searchSteps) => {
      const found = await idsOf({ keyword: '难找', searchSteps });
      const { db } = t.services;
      const rows = await db
        .selectFrom('cases')
        .select('id')
        .where('title', 'like', '难找%')
        .execute();
      expect(found.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    },
  );

  test('says until when it looked, and a word that stands nowhere ends at last', async () => {
    const pages = await walk({ keyword: '无处', searchSteps: [4] });
    expect(pages.flatMap(({ ids }) => ids)).toEqual([]);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.slice(0, -1).every(({ searchedUntil }) => searchedUntil)).toBe(true);
    expect(pages.at(-1)?.searchedUntil).toBeUndefined();
  });
});

test('lists of picked cases and of a theme hold what they say', async () => {
  const { db } = t.services;
  const city = '题';
  const picked = await makeCase(db, { city, picked: 1, illness_key: 'burn' });
  const burn = await makeCase(db, { city, illness_key: 'burn' });
  const injury = await makeCase(db, { city, illness_key: 'injury' });
  const dream = await makeCase(db, { city, illness_key: 'dream', case_type: 99 });
  expect(await idsOf({ city, only: 'picked' })).toEqual([picked.id]);
  const accidents = await idsOf({ city, only: { theme: 'accidents' } });
  expect(accidents[0]).toBe(injury.id);
  expect(accidents.toSorted()).toEqual([picked.id, burn.id, injury.id].toSorted());
  expect(await idsOf({ city, only: { theme: 'dreams' } })).toEqual([dream.id]);
});

test('a case is nearly there from four fifths until it is there', async () => {
  const { db } = t.services;
  const city = '近';
  const { id } = await makeCase(db, { city, target_in_fen: 1000 });
  const seen = [];
  for (const amount_in_fen of [799, 1, 199, 1]) {
    await makeGift(db, id, { amount_in_fen });
    seen.push((await idsOf({ city, tab: 'nearlyThere' })).length);
  }
  expect(seen).toEqual([0, 1, 1, 0]);
});

test('a case in doubt is marked wherever it still shows', async () => {
  const { db } = t.services;
  const overdue = { status: 'FINISHED', end_reason: 3, city: '疑' } as const;
  const highRisk = await makeCase(db, { ...overdue, platform_finish_reason: customDetailPageHint });
  const worded = await makeCase(db, { ...overdue, finish_text: '资料存在风险' });
  const calm = await makeCase(db, overdue);
  const page = await findCases(
    db,
    { ...plain, tab: 'ended', city: '疑', size: 9, anchorId: '' },
    testNow,
  );
  const risky = new Map(page.list.map((card) => [card.infoUuid, card.risky]));
  expect([highRisk, worded, calm].map(({ id }) => risky.get(id))).toEqual([true, true, false]);
  const doubted = await makeCase(db, { display_status: 4 });
  expect(await findCard(db, { caseId: doubted.id, locale: 'en' }, testNow)).toMatchObject({
    risky: true,
  });
  const hidden = await makeCase(db, { status: 'SUBMITTED' });
  expect(await findCard(db, { caseId: hidden.id, locale: 'en' }, testNow)).toBeUndefined();
});

test('results say what is still in custody and what has left', async () => {
  const { db } = t.services;
  const { id } = await makeCase(db);
  const orderId = await makeGift(db, id, { amount_in_fen: 900 });
  await inTransaction(db, async (trx) => {
    const money = { caseId: id, now: testNow, refundNo: 'r1', amountInFen: 250 };
    await postRefundHolds(trx, [money]);
    await postRefund(trx, { ...money, gateway: 'test' });
    await takeReturnFromFund(trx, { ...money, orderId }, testNow);
  });
  const cards = [{ infoUuid: id }];
  const result = { keptInFen: 650, paidInFen: 0, returnedInFen: 250, matchedInFen: 0 };
  expect(await findResults(db, cards)).toEqual([result]);
});

test('in need are those fewest people passed on, among the newest', async () => {
  const { db } = t.services;
  const published_at = testNow + 10;
  const shared = await makeCase(db, { published_at });
  await db.updateTable('cases').set({ share_count: 9 }).where('id', '=', shared.id).execute();
  const quiet = await makeCase(db, { published_at });
  const ids = (await findInNeed(db, { size: 100, locale: 'en' }, testNow + 20)).map(
    (one) => one.infoUuid,
  );
  expect(ids.indexOf(quiet.id)).toBeLessThan(ids.indexOf(shared.id));
});
