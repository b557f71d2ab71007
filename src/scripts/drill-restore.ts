import { parseArgs } from 'node:util';
import { drillRestore } from '#src/server/backups/drill-restore.ts';
import { findLackingGateways } from '#src/server/backups/find-lacking-gateways.ts';
import type { Database } from '#src/server/db/database.ts';
import { equations } from '#src/server/equations.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { createHashes } from '#src/server/platform/keys.ts';
import { makePrivateFolder } from '#src/server/platform/make-private-folder.ts';
import { tellError } from './tell-error.ts';

await drill().catch(tellError);

/** Tries a backup where its private key is; what runs is not touched, so that the trail has no row. */
async function drill(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { identity: { type: 'string' } },
  });
  const [folder] = positionals;
  if (!folder) {
    throw new Error('Say which backup: npm run drill-restore -- backups/… [--identity FILE]');
  }
  const config = parseConfig(process.env);
  await makePrivateFolder(config.dataDir);
  const services = { config, equations, keys: createHashes(config.secret) };
  let lacking: string[] = [];
  const look = async (db: Database) => {
    lacking = await findLackingGateways(db, config);
  };
  const asked = { folder, identityFile: values.identity, look };
  const found = await drillRestore(services, asked, Date.now());
  const { backupAt, donations, pictures, lostPictures, tookMs } = found;
  console.log(`The backup of ${new Date(backupAt).toISOString()} can be put back.`);
  console.log(`Every equation holds, and every row of the audit trail: ${donations} donations.`);
  if (!config.objectStore)
    console.log(`Of ${pictures} pictures ${lostPictures} have no file in it.`);
  for (const words of lacking) console.log(words);
  console.log(`It took ${Math.ceil(tookMs / 1000)} seconds, and nothing of it is left.`);
}
