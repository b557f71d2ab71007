import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseTab } from '#src/shared/cases/calls.ts';
import { getHelpList } from '#src/shared/cases/calls.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

describe('what is listed', () => {
  const city = '临沧';
  const titles = async (tab: CaseTab) => {
    const { data } = await t.call(getHelpList, { tab, city, size: 50 });
    return data.list.map((card) => card.title).toSorted();
  };

  test('only public cases under their tab, never doubted or overdue ones', async () => {
    const { db } = t.services;
    const finished = { status: 'FINISHED', end_reason: 1, finished_at: testNow } as const;
    await makeCase(db, { city, title: 'a raising' });
    await makeCase(db, { city, title: 'b finished', ...finished });
    await makeCase(db, { city, title: 'c pending', status: 'APPROVE_PENDING', published_at: null });
    await makeCase(db, { city, title: 'd denied', status: 'APPROVE_DENIED' });
    await makeCase(db, { city, title: 'e reviewing', status: 'SUBMITTED' });
    await makeCase(db, { city, title: 'f doubted', display_status: 4 });
    await makeCase(db, { city, title: 'g overdue', ends_at: testNow });
    const near = await makeCase(db, { city, title: 'h near', target_in_fen: 10_000 });
    await makeGift(db, near.id, { amount_in_fen: 8_000 });
    const full = await makeCase(db, { city, title: 'i full', target_in_fen: 10_000 });
    await makeGift(db, full.id, { amount_in_fen: 10_000 });
    expect(await titles('recommended')).toEqual(['a raising', 'h near']);
    expect(await titles('notYetHelped')).toEqual(['a raising']);
    expect(await titles('newest')).toEqual(['a raising', 'h near', 'i full']);
    expect(await titles('nearlyThere')).toEqual(['h near']);
    expect(await titles('ended')).toEqual(['b finished']);
  });

  test('a card says what the case raised and shows its picture in the reader’s language', async () => {
    const { data } = await t.call(
      getHelpList,
      { keyword: 'h near' },
      {
        headers: { 'x-common-message': btoa(JSON.stringify({ language: 'en' })) },
      },
    );
    expect(data.list[0]).toMatchObject({
      raisedInFen: 8_000,
      targetInFen: 10_000,
      donationCount: 1,
      phase: 'raising',
      cover: { url: '/media/test/1.webp', alt: 'A ward window' },
    });
  });
});
