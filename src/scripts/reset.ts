import { createInterface } from 'node:readline/promises';
import { migrate } from '#src/server/db/migrate.ts';
import { type Config, parseConfig } from '#src/server/platform/config/config.ts';
import { recordCommand } from '#src/server/review/record-command.ts';
import { beginAnchors } from './begin-anchors.ts';
import { openRecordedDatabase } from './open-recorded-database.ts';
import { resetDemo } from './reset-demo.ts';
import { tellErrors } from './tell-error.ts';

tellErrors();

const config = parseConfig(process.env);
if (config.mode !== 'demo') {
  console.error('Only a demo can be reset: WARMLIGHT_MODE is not demo.');
  process.exitCode = 1;
} else if (await isWanted()) {
  await resetDemo(config);
  await beginTrail(config);
  // Those beside the pictures are gone with them; a store keeps what was anchored of the old trail.
  if (config.objectStore) await beginAnchors(config, { from: 0 });
  console.log('Everything is gone. Next: npm run seed, or npm start.');
} else {
  console.error('Nothing was deleted. Say yes to the question, or give --yes.');
  process.exitCode = 1;
}

/** The old trail is gone with everything: the new one says why it begins. */
async function beginTrail(config: Config): Promise<void> {
  const db = await openRecordedDatabase(config);
  try {
    await migrate(db);
    await recordCommand(db, { command: 'reset' }, Date.now());
  } finally {
    await db.destroy();
  }
}

async function isWanted(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    'Delete the whole demo database and its pictures? (yes/no) ',
  );
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
