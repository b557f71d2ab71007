import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import type { Hashes } from '#src/server/platform/keys.ts';
import { withTrailKey } from '#src/server/platform/trail-key.ts';
import { beginTrailCheck, continueTrailCheck } from '#src/server/review/check-trail.ts';
import type { Services } from '#src/server/services.ts';
import type { DrillFound } from '#src/shared/platform/drill-found.ts';
import { ownIdentityFile } from './backup-keys.ts';
import { onDrillDatabase } from './drill-database.ts';
import { drillFolder } from './make-backup.ts';
import { requireSealed } from './needed-keys.ts';
import { restoreBackup } from './restore-backup.ts';

type DrillServices = Pick<Services, 'config' | 'equations'> & { keys: Hashes };
type Asked = {
  folder: string;
  /** It holds the private key, where it is not this machine's own. */
  identityFile?: string | undefined;
  /** Looks at the books that were put back, before they are removed. */
  look?: (db: Database) => Promise<void>;
  signal?: AbortSignal;
};

/**
 * Puts a backup back in a place of its own, as a restore would, and asks of what stands there what is
 * asked of the running books: every equation, and every row of the trail. Throws in words what does
 * not hold. Nothing of what is running is touched, and the place is removed.
 */
export async function drillRestore(
  services: DrillServices,
  { folder, identityFile, look, signal }: Asked,
  now: number,
): Promise<DrillFound> {
  const { config } = services;
  const begunAt = performance.now();
  const dataDir = await mkdtemp(join(config.dataDir, drillFolder));
  try {
    return await onDrillDatabase(config.databaseUrl, async (databaseUrl) => {
      const place = { dataDir, databaseUrl, keyFile: config.keyFile };
      const opened = identityFile ?? ownIdentityFile(config.dataDir);
      const { madeAt, keys } = await restoreBackup(place, { folder, identityFile: opened, now });
      signal?.throwIfAborted();
      const address = { ...databaseAddress(place), statementTimeoutMs: 0 };
      const db = withTrailKey(await openDatabase(address), services.keys);
      try {
        await requireBooks(db, services);
        await requireTrail(db, { signal }, now);
        await look?.(db);
        if (keys.length > 0) await requireSealed(db, config);
        const found = await count(db, config.objectStore ? undefined : join(dataDir, 'private'));
        return { backupAt: madeAt, tookMs: Math.round(performance.now() - begunAt), ...found };
      } finally {
        await db.destroy();
      }
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function requireBooks(db: Database, { equations }: Pick<Services, 'equations'>) {
  const broken = (await checkLedger(db, equations)).filter(({ ok }) => !ok);
  if (broken.length === 0) return;
  const numbers = broken.map(({ equation }) => equation).join(', ');
  throw new Error(`Put back, equations of the books do not hold: ${numbers}.`);
}

async function requireTrail(
  db: Database,
  asked: { signal?: AbortSignal | undefined },
  now: number,
) {
  await inTransaction(db, (trx) => beginTrailCheck(trx, now));
  const { signal } = asked;
  const { brokenPosition } = await continueTrailCheck(db, signal ? { signal } : {}, now);
  if (brokenPosition === null) return;
  throw new Error(
    `Put back, row ${brokenPosition} of the audit trail is not what was written, or WARMLIGHT_SECRET is another one here.`,
  );
}

/** Pictures are looked for where files were put back; an object store keeps copies of its own. */
async function count(db: Database, folder: string | undefined) {
  const { donations } = await db
    .selectFrom('donations')
    .select((eb) => eb.fn.countAll<number>().as('donations'))
    .executeTakeFirstOrThrow();
  let [pictures, lostPictures] = [0, 0];
  for (let after = ''; ; ) {
    const rows = await findOriginals(db, after);
    pictures += rows.length;
    if (folder) lostPictures += rows.filter(({ key }) => !existsSync(join(folder, key))).length;
    const last = rows.at(-1);
    if (!last) return { donations: Number(donations), pictures, lostPictures };
    after = last.id;
  }
}

const batch = 1000;

function findOriginals(db: Database, after: string) {
  return db
    .selectFrom('images')
    .select(['id', 'original_key as key'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute();
}
