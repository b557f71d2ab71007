import { join } from 'node:path';
import { parseConfig } from '#src/server/platform/config.ts';
import { makeBackup } from './backup/make-backup.ts';
import { recordRan } from './record-ran.ts';
import { tellError } from './tell-error.ts';

await backUp().catch(tellError);

async function backUp(): Promise<void> {
  const config = parseConfig(process.env);
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const folder = process.argv[2] ?? join('backups', stamp);
  const note = await makeBackup(config, { folder, now: Date.now });
  await recordRan(config, 'backup');
  console.log(`Database and ${note.files - 1} other files are in ${folder}.`);
  if (config.objectStore) console.log('Pictures in the object store are not: back up its bucket.');
  console.log(`Next: keep a copy elsewhere, and try it: npm run restore -- ${folder}`);
}
