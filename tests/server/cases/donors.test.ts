import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import {
  type DonorSort,
  detailGet,
  detailGetOneRecord,
  detailGetSelf,
  getLoveList,
} from '#src/shared/cases/calls.ts';
import { commentAdd } from '#src/shared/comments/calls.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());
beforeEach(async () => {
  infoUuid = (await makeCase(t.services.db)).id;
});

const give = (overrides: Parameters<typeof makeGift>[2] = {}) =>
  makeGift(t.services.db, infoUuid, overrides);

async function walk(sort: DonorSort, between?: () => Promise<unknown>) {
  const ids: string[] = [];
  let anchorId = '';
  do {
    const { data } = await t.call(getLoveList, { infoUuid, sort, size: 3, anchorId });
    ids.push(...data.list.map((record) => record.orderId));
    anchorId = data.anchorId;
    await between?.();
  } while (anchorId);
  return ids;
}

describe('the list of donors', () => {
  test('walks newest first without gaps or repeats while others give', async () => {
    const given: string[] = [];
    for (let i = 0; i < 11; i += 1)
      given.push(await give({ paid_at: testNow - 90_000 + Math.floor(i / 3) }));
    const seen = await walk('newest', () => give({ paid_at: testNow }));
    expect(seen.toSorted()).toEqual(given.toSorted());
  });

  test('walks largest first, equal amounts told apart', async () => {
    const given: string[] = [];
    for (let i = 0; i < 11; i += 1) given.push(await give({ amount_in_fen: 1000 * (1 + (i % 3)) }));
    const seen = await walk('largest', () => give({ amount_in_fen: 999_999 }));
    expect(seen.toSorted()).toEqual(given.toSorted());
  });

  test('shows what was returned as returned, and no unpaid gift', async () => {
    await give({ paid_at: null });
    const returned = await give({ status: 'REFUNDED', amount_in_fen: 700, returned_in_fen: 700 });
    const { data } = await t.call(getLoveList, { infoUuid });
    expect(data.list).toMatchObject([{ orderId: returned, returned: 'whole' }]);
  });

  test('is led by no gift that is back whole, however large', async () => {
    const largest = { amount_in_fen: 3_400_000 };
    await give({ ...largest, status: 'REFUNDED', returned_in_fen: 3_400_000 });
    const part = await give({ ...largest, status: 'REFUNDED', returned_in_fen: 100 });
    const kept = await give({ amount_in_fen: 5000 });
    const { data } = await t.call(getLoveList, { infoUuid, sort: 'largest' });
    expect(data.list.map(({ orderId }) => orderId)).toEqual([part, kept]);
  });

  test('of a case without gifts is empty', async () => {
    const { data } = await t.call(getLoveList, { infoUuid });
    expect(data).toEqual({ list: [], hasNext: false, anchorId: '', count: 0 });
  });
});

describe('words of encouragement', () => {
  test('are those of paid gifts, newest first', async () => {
    await give({ words: '', paid_at: testNow - 1 });
    const late = await give({ words: '会好的', paid_at: testNow - 2 });
    const early = await give({ words: '加油', paid_at: testNow - 3 });
    await give({ words: '还没付', paid_at: null });
    const { data } = await t.call(detailGet, { infoUuid });
    expect(data.list.map((record) => record.orderId)).toEqual([late, early]);
  });

  test('come with what was said under them', async () => {
    const orderId = await give({ words: '加油' });
    const token = await t.signIn('13812340001');
    const { data: said } = await t.call(
      commentAdd,
      { infoUuid, orderId, content: '我们也在。' },
      { token },
    );
    const { data } = await t.call(detailGet, { infoUuid });
    const gift = data.list.find((record) => record.orderId === orderId);
    expect(gift?.comments.map(({ commentId }) => commentId)).toEqual([said.commentId]);
    expect(
      data.list.filter((record) => record.orderId !== orderId).flatMap((record) => record.comments),
    ).toEqual([]);
  });

  test('of yesterday are those of the day before in China', async () => {
    const midnight = Date.UTC(2026, 10, 19, 16, 0);
    await give({ paid_at: midnight });
    const yesterday = await give({ paid_at: midnight - 1 });
    await give({ paid_at: midnight - 86_400_001 });
    const { data } = await t.call(detailGet, { infoUuid, isYesterday: '1' });
    expect(data.list.map((record) => record.orderId)).toEqual([yesterday]);
  });

  test('of one degree are those who came through that many hands', async () => {
    await give({ sharedv: 1 });
    const second = await give({ sharedv: 2 });
    const { data } = await t.call(detailGet, { infoUuid, degree: 2, pageNum: '1', selfTag: 'x' });
    expect(data.list.map((record) => record.orderId)).toEqual([second]);
  });
});

test('one’s own records need a login', async () => {
  const { status, code } = await t.call(detailGetSelf, { infoUuid });
  expect({ status, code }).toEqual({ status: 401, code: 20102 });
});

test('a record of another case, an unpaid one and none at all answer alike', async () => {
  const elsewhere = await makeGift(t.services.db, (await makeCase(t.services.db)).id);
  const unpaid = await give({ paid_at: null });
  for (const orderId of [elsewhere, unpaid, newId()]) {
    const { status, code } = await t.call(detailGetOneRecord, { infoUuid, orderId });
    expect({ status, code }).toEqual({ status: 404, code: 40400 });
  }
});
