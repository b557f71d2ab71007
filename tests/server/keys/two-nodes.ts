import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { resealValues } from '#src/server/keys/reseal-values.ts';
import { rotateKeys } from '#src/server/keys/rotate-keys.ts';
import { keyServiceOf } from '#src/server/platform/keys/open-keys.ts';
import { openTestDatabase } from '../../support/test-db.ts';
import { openNode } from './sealed-rows.ts';

/** Opens two nodes over one database and one key file, with a clock that stands still. */
export async function openTwoNodes() {
  const { db, close } = await openTestDatabase();
  const folder = mkdtempSync(join(scratchDir(), 'warmlight-keys-'));
  const keyFile = join(folder, 'root-keys.txt');
  const clock = { at: 1_000_000 };
  const now = () => clock.at;
  const one = await openNode(db, { keyFile, now });
  const two = await openNode(db, { keyFile, now });
  const kept = { db, service: keyServiceOf({ keyFile }) };
  return {
    ...{ db, folder, keyFile, clock, one, two, kept },
    open: (file = keyFile) => openNode(db, { keyFile: file, now }),
    /** Makes a version that both know of. */
    rotate: async () => {
      await rotateKeys(kept, clock.at);
      await Promise.all([one.ring.refresh(), two.ring.refresh()]);
    },
    reseal: (keys = one.keys, signal = new AbortController().signal) =>
      resealValues({ db, keys, log: pino({ level: 'silent' }) }, signal),
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
