import { afterAll, beforeAll, expect, test } from 'vitest';
import { findActivities, findActivityPage } from '#src/server/activities/find-activities.ts';
import { type MatchingDesk, openMatchingDesk } from './matching-desk.ts';

let t: MatchingDesk;
beforeAll(async () => {
  t = await openMatchingDesk();
});
afterAll(() => t.close());

test('all activities of the desk come page by page, newest first, each once', async () => {
  const begun: string[] = [];
  for (let count = 0; count < 23; count += 1) {
    t.setNow(t.services.now() + 1000);
    begun.push(await t.run({ cases: await t.addCase() }));
  }
  const { db } = t.services;
  const first = await findActivityPage(db, { anchorId: '', locale: 'zh-CN' });
  expect(first.hasNext).toBe(true);
  const second = await findActivityPage(db, { anchorId: first.anchorId, locale: 'zh-CN' });
  expect(second.hasNext).toBe(false);
  const ids = [...first.list, ...second.list].map(({ activityId }) => activityId);
  expect(ids).toEqual(begun.toReversed());
  const asked = { activityIds: [begun[0] ?? ''], locale: 'zh-CN' } as const;
  expect(await findActivities(db, asked)).toEqual([second.list.at(-1)]);
  expect(await findActivities(db, { locale: 'zh-CN', activityIds: [] })).toEqual([]);
});
