import { openHouse } from '#src/server/open-house.ts';
import { parseConfig } from '#src/server/platform/config.ts';
import { settleSince } from '#src/server/reconciliation/settle-since.ts';
import { findRestoredAt, restoreBackup } from './backup/restore-backup.ts';

const config = parseConfig(process.env);
const [asked] = process.argv.slice(2);
if (!asked) {
  console.error('Say which backup: npm run restore -- backups/… Then, or again: --settle');
  process.exitCode = 1;
} else {
  if (asked !== '--settle') {
    const note = await restoreBackup(config, { folder: asked, now: Date.now() });
    console.log(`Restored as of ${new Date(note.madeAt).toISOString()}. Money out is frozen.`);
  }
  await settle();
}

/** Needs the server stopped, like the restore itself; gateway and bank are asked for everything since. */
async function settle(): Promise<void> {
  const backupAt = await findRestoredAt(config);
  if (backupAt === undefined) throw new Error('This database was not restored from a backup.');
  const { house, close } = await openHouse({ ...config, logLevel: 'warn' });
  try {
    const settled = await settleSince(house, { backupAt }, house.now());
    const { gifts, refunds, payouts, openDifferences, brokenEquations, lifted } = settled;
    console.log(`Booked since the backup: ${gifts} gifts, ${refunds} refunds, ${payouts} payouts.`);
    if (brokenEquations.length > 0) {
      console.error(`Equations that do not hold: ${brokenEquations.join(', ')}.`);
    }
    if (openDifferences > 0) console.error(`${openDifferences} differences wait at the desk.`);
    console.log(
      lifted
        ? 'Every number is settled and money may go out again. Next: npm start.'
        : 'Money out stays frozen. Next: npm start, settle what waits at the desk, then stop the server and run npm run restore -- --settle.',
    );
    process.exitCode = lifted ? 0 : 2;
  } finally {
    await close();
  }
}
