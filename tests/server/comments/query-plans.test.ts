import { afterAll, beforeAll, expect, test } from 'vitest';
import { findComments, findThread } from '#src/server/comments/find-comments.ts';
import { newId } from '#src/server/platform/keys.ts';
import { writeAnchor } from '#src/server/platform/keyset.ts';
import {
  findFriendsForOwner,
  findVerifications,
} from '#src/server/verification/find-verifications.ts';
import { plansOf } from '../../support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { testNow } from '../../support/test-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const readsWhole =
  /TEMP B-TREE|SCAN (comments|verifications|users|likes)\b(?! USING)|Sort|Seq Scan on (comments|verifications)/;
const deep = writeAnchor([testNow, newId()]);
const deepRanked = writeAnchor([3, testNow, newId()]);
const reader = { userId: newId(), roles: [] };
const own = { caseId: newId(), ownerUserId: newId() };

test.each(['', deep])(
  'lists from anchor "%s" are read by their indexes alone',
  async (anchorId) => {
    const paged = { anchorId, size: 10, locale: 'zh-CN' } as const;
    const plans = await plansOf(database.db, async (db) => {
      await findComments(db, { caseId: newId(), reader: undefined, ...paged });
      await findComments(db, { caseId: newId(), reader, ...paged });
      await findThread(db, { bizType: 'order', bizId: newId(), reader, ...paged });
    });
    expect(plans.length).toBeGreaterThan(4);
    for (const plan of plans) expect(plan).not.toMatch(readsWhole);
  },
);

test.each(['', deepRanked])(
  'lists by likes and trust from anchor "%s" are read by their indexes alone',
  async (anchorId) => {
    const paged = { anchorId, size: 10, locale: 'zh-CN', order: 'liked' } as const;
    const plans = await plansOf(database.db, async (db) => {
      await findComments(db, { caseId: newId(), reader: undefined, ...paged });
      await findThread(db, { bizType: 'order', bizId: newId(), reader, ...paged });
      for (const kind of ['', 'friend'] as const) {
        await findVerifications(db, { caseId: newId(), kind, anchorId, maxCount: 7 });
      }
      await findFriendsForOwner(db, { ...own, anchorId, maxCount: 7 });
    });
    expect(plans.length).toBeGreaterThan(4);
    for (const plan of plans) expect(plan).not.toMatch(readsWhole);
  },
);
