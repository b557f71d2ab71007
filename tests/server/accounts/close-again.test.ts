import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeAgain } from '#src/server/accounts/closings/close-again.ts';
import { takeClosings } from '#src/server/accounts/closings/closings-of-day.ts';
import { keepBackup } from '#src/server/backups/keep-backup.ts';
import { nameOfBackup } from '#src/server/backups/own-backups.ts';
import { restoreBackup } from '#src/server/backups/restore-backup.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { withTrailKey } from '#src/server/platform/trail-key.ts';
import type { Services } from '#src/server/services.ts';
import { makeCase } from '../../support/case-factory.ts';
import { lacksTools, openPlace } from '../reconciliation/restore-place.ts';
import { type LeavingServer, namesOf, openLeavingServer } from './leaving-server.ts';

let t: LeavingServer;
let shut: (() => Promise<void>)[];
beforeEach(async () => {
  t = await openLeavingServer();
  shut = [];
});
afterEach(async () => {
  for (const one of shut.reverse()) await one();
  await t.close();
});

const hourMs = 3_600_000;

/** Makes a backup, lets people go on, and puts it back on another machine that mounts the same backups. */
async function restoreAfter(
  goOn: () => Promise<unknown>,
): Promise<Services & { backupAt: number }> {
  const backupAt = t.now();
  await keepBackup(t.services, { place: t.place, signal: new AbortController().signal }, backupAt);
  t.setNow(t.now() + hourMs);
  await goOn();
  t.setNow(t.now() + hourMs);
  const { place, close: closePlace } = await openPlace(t.root);
  shut.push(closePlace);
  await takeClosings(place.dataDir, t.place);
  await restoreBackup(place, { folder: join(t.place, nameOfBackup(backupAt)), now: t.now() });
  const db = await openDatabase(databaseAddress(place));
  shut.push(() => db.destroy());
  const config = { ...t.services.config, dataDir: place.dataDir, backupFolder: undefined };
  return { ...t.services, config, db: withTrailKey(db, t.services.keys), backupAt };
}

const wholeOf = async ({ db }: Pick<Services, 'db'>) =>
  JSON.stringify([
    await db.selectFrom('users').selectAll().orderBy('id').execute(),
    await db.selectFrom('donations').selectAll().orderBy('id').execute(),
    await db.selectFrom('sessions').selectAll().orderBy('id').execute(),
    await db.selectFrom('cases').selectAll().orderBy('id').execute(),
  ]);

describe.skipIf(lacksTools)('an account closed after a backup', { timeout: 120_000 }, () => {
  test('stays closed where it is put back: what names the person is gone again, and nobody else', async () => {
    const leaving = await t.addPerson('13700300001', '要走的人');
    const staying = await t.addPerson('13700300002', '留下的人');
    const restored = await restoreAfter(async () => {
      expect(await t.closeAccount(leaving)).toBe(200);
      await t.runJob('keep-closings');
    });
    expect(await namesOf(restored)).toContain('要走的人');
    const { payload } = await restored.db
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', 'close-again')
      .executeTakeFirstOrThrow();
    await t.runJob('close-again', JSON.parse(payload), restored);
    expect(await namesOf(restored)).not.toMatch(/要走的人|0001/);
    expect(await namesOf(restored)).toContain('留下的人');
    const users = await restored.db
      .selectFrom('users')
      .select(['id', 'closed_at', 'mobile_index'])
      .where('id', 'in', [leaving.userId, staying.userId])
      .execute();
    expect(users.filter((one) => one.closed_at !== null)).toEqual([
      { id: leaving.userId, closed_at: expect.any(Number), mobile_index: null },
    ]);
    const open = await restored.db
      .selectFrom('sessions')
      .select('user_id')
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toEqual([{ user_id: staying.userId }]);
    const before = await wholeOf(restored);
    expect(await closeAgain(restored, restored, t.now() + 1)).toEqual({
      closed: 0,
      openCaseIds: [],
    });
    expect(await wholeOf(restored)).toBe(before);
  });

  test('ends its appeals, which had ended; what only staff can end is named', async () => {
    const family = await t.addPerson('13700300003', '一家人');
    const own = { owner_user_id: family.userId };
    const raising = await makeCase(t.services.db, own);
    const submitted = await makeCase(t.services.db, { ...own, status: 'SUBMITTED' });
    const restored = await restoreAfter(async () => {
      await t.services.db
        .updateTable('cases')
        .set({ status: 'FINISHED', end_reason: 2, finished_at: t.now() })
        .where('owner_user_id', '=', family.userId)
        .execute();
      expect(await t.closeAccount(family)).toBe(200);
      await t.runJob('keep-closings');
    });
    const again = await closeAgain(restored, restored, t.now());
    expect(again).toEqual({ closed: 1, openCaseIds: [submitted.id] });
    const stands = restored.db.selectFrom('cases').select('status').where('id', '=', raising.id);
    expect(await stands.executeTakeFirstOrThrow()).toEqual({ status: 'FINISHED' });
  });
});
