import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loveHomeFeeds } from '#src/shared/points/calls.ts';
import { saveWishing } from '#src/shared/wishes/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { makeVerification } from '../../support/comment-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { from, openPointsDesk, type PointsDesk } from './points-desk.ts';

let d: PointsDesk;
beforeAll(async () => {
  d = await openPointsDesk();
});
beforeEach(() => d.begin());
afterAll(() => d.close());

const read = async (anchorId = '') => (await d.call(loveHomeFeeds, { anchorId }, from())).data;

async function verify(at: number, of: Parameters<typeof makeCase>[1] = {}) {
  const { id } = await makeCase(d.services.db, of);
  return makeVerification(d.services.db, id, { counted_at: at });
}

test('what people did stands there newest first, once, page after page', async () => {
  const made: string[] = [];
  // Some come at one moment, so that the anchor has to part equals.
  for (let i = 0; i < 23; i += 1) made.push(await verify(testNow - Math.floor(i / 4) * 1000));
  const wish = await d.call(
    saveWishing,
    { content: '愿大家都好。', named: false },
    from(d.me().token),
  );
  const seen: string[] = [];
  let anchorId = '';
  for (let page = 0; page < 4; page += 1) {
    const found = await read(anchorId);
    seen.push(...found.list.map(({ feedId }) => feedId));
    const times = found.list.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    anchorId = found.anchorId;
    if (!found.hasNext) break;
  }
  expect(seen.toSorted()).toEqual([...made, wish.data.wishId].toSorted());
  const item = (await read()).list.find(({ kind }) => kind === 'wish');
  expect(item).toMatchObject({ by: null, words: '愿大家都好。', infoUuid: null });
});

test.each([{ mourning_at: testNow - 1 }, { display_status: 4 }])(
  'of a case that is %o nothing stands there',
  async (state) => {
    const verifyId = await verify(testNow + 1000, state);
    expect((await read()).list.some(({ feedId }) => feedId === verifyId)).toBe(false);
  },
);

test('a spoilt anchor is refused', async () => {
  expect((await d.call(loveHomeFeeds, { anchorId: 'x' }, from())).status).toBe(400);
});
