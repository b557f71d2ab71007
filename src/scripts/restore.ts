import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closeAgain } from '#src/server/accounts/closings/close-again.ts';
import { takeClosings } from '#src/server/accounts/closings/closings-of-day.ts';
import { findRestoredAt, restoreBackup } from '#src/server/backups/restore-backup.ts';
import { openServices } from '#src/server/open-services.ts';
import { type Config, parseConfig } from '#src/server/platform/config/config.ts';
import { requireOwnGateways } from '#src/server/reconciliation/restore/require-own-gateways.ts';
import { type Settlement, settleSince } from '#src/server/reconciliation/restore/settle-since.ts';
import { recordCommand } from '#src/server/review/record-command.ts';
import { beginAnchors } from './begin-anchors.ts';
import { recordRan } from './record-ran.ts';
import { tellError } from './tell-error.ts';

await restore().catch(tellError);

async function restore(): Promise<void> {
  const config = parseConfig(process.env);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { settle: { type: 'boolean', default: false }, identity: { type: 'string' } },
  });
  const [folder] = positionals;
  if (!folder && !values.settle) {
    throw new Error(
      'Say which backup: npm run restore -- backups/… [--identity FILE] Then, or again: --settle',
    );
  }
  if (folder) {
    const asked = { folder, identityFile: values.identity, now: Date.now() };
    // This comes first: who has lost the machine has its list beside the backups alone.
    await takeClosings(config.dataDir, dirname(resolve(folder)));
    const note = await restoreBackup(config, asked);
    await beginAnchors(config, { from: note.madeAt });
    await recordRan(config, 'restore');
    console.log(`Restored as of ${new Date(note.madeAt).toISOString()}. Money out is frozen.`);
  }
  await settle(config);
}

/** Needs the server stopped, like the restore itself; gateway and bank are asked for everything since. */
async function settle(config: Config): Promise<void> {
  const backupAt = await findRestoredAt(config);
  if (backupAt === undefined) throw new Error('No restore of this database waits to be settled.');
  const { services, close } = await openServices({ ...config, logLevel: 'warn' });
  try {
    tellClosed(await closeAgain(services, { backupAt }, services.now()));
    await requireOwnGateways(services);
    const settled = await settleSince(services, { backupAt }, services.now());
    await recordCommand(services.db, { command: 'settle' }, services.now());
    const { gifts, refunds, payouts, openDifferences, brokenEquations, lifted } = settled;
    console.log(`Booked since the backup: ${gifts} gifts, ${refunds} refunds, ${payouts} payouts.`);
    if (brokenEquations.length > 0) {
      console.error(`Equations that do not hold: ${brokenEquations.join(', ')}.`);
    }
    if (settled.unsettled > 0) {
      console.error(`${settled.unsettled} numbers have no last word of gateway or bank yet.`);
    }
    if (openDifferences > 0)
      console.error(`Differences that wait at the desk: ${openDifferences}.`);
    console.log(nextStep(settled));
    process.exitCode = lifted ? 0 : 2;
  } finally {
    await close();
  }
}

function tellClosed({ closed, openCaseIds }: Awaited<ReturnType<typeof closeAgain>>): void {
  if (closed > 0) console.log(`Accounts closed again, as their owners had: ${closed}.`);
  if (openCaseIds.length > 0)
    console.error(`Their appeals that go on in these books: ${openCaseIds.join(', ')}.`);
}

function nextStep({ lifted, frozen }: Settlement): string {
  if (!lifted) {
    return 'Money out stays frozen. Next: npm start, settle what waits at the desk, then stop the server and run npm run restore -- --settle.';
  }
  return frozen
    ? 'Every number is settled. Money out stays frozen for another reason, which two persons lift at the desk. Next: npm start.'
    : 'Every number is settled and money may go out again. Next: npm start.';
}
