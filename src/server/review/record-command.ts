import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from './record-act.ts';

/**
 * People run these on the machine and the trail tells of them: they change the database, carry it
 * away, or say whose lines of the log are whose.
 */
export const recordedCommands = [
  'migrate',
  'seed',
  'reset',
  'backup',
  'restore',
  'settle',
  'rebuild-balances',
  'find-in-log',
  'rotate-keys',
] as const;
export type RecordedCommand = (typeof recordedCommands)[number];

type Ran = { command: RecordedCommand; applied?: readonly string[] };

/** Adds a command of the machine's owner to the audit trail, under nobody's name. */
export async function recordCommand(
  db: Database,
  { command, applied }: Ran,
  now: number,
): Promise<void> {
  const detail = { command, ...(applied ? { applied } : {}) };
  await inTransaction(db, (trx) =>
    recordAct(trx, { act: 'runCommand', staffUserId: null, detail, now }),
  );
}
