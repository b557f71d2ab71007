import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHashes } from '#src/server/platform/keys.ts';
import { withTrailKey } from '#src/server/platform/trail-key.ts';
import { findAnchor } from '#src/server/review/anchor-trail.ts';
import { openAnchoredTrail, rewriteTrail } from './anchored-trail.ts';

let t: Awaited<ReturnType<typeof openAnchoredTrail>>;
beforeEach(async () => {
  t = await openAnchoredTrail();
});
afterEach(() => t.close());

const newest = 'audit/newest.json';
const hourKey = (at: number) => `audit/hour-${Math.floor(at / 3_600_000)}.json`;

test('the end of the trail stands outside of the database, and an honest one goes on', async () => {
  expect(await findAnchor(t.services)).toMatchObject({ position: 3 });
  await t.record('四');
  await t.check();
  expect(await findAnchor(t.services)).toMatchObject({ position: 4 });
  expect(await t.isFrozen()).toBe(false);
});

test('a chain that was rewritten whole freezes money out, though every hash follows', async () => {
  await rewriteTrail(t.services.db, (reason) => (reason === '二' ? '别的' : reason));
  await t.check();
  expect(await t.isFrozen()).toBe(true);
});

test('without the key nobody writes rows that follow, be they newer than what was sealed', async () => {
  await t.record('四');
  const another = createHashes('a secret that is not the one of this server');
  await rewriteTrail(withTrailKey(t.database.db, another), (reason) =>
    reason === '四' ? '别的' : reason,
  );
  await t.services.db.updateTable('audit_checks').set({ position: 0, hash: '' }).execute();
  for (const key of [newest, hourKey(t.services.now())]) await t.services.media.sealed.delete(key);
  await t.check();
  expect(await t.isFrozen()).toBe(true);
});

test('rows that were cut from the end are missed', async () => {
  await t.cut('三');
  await t.check();
  expect(await t.isFrozen()).toBe(true);
});
