import { askStaffDoor } from '#src/server/accounts/staff/staff-door.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { type RecordedCommand, recordCommand } from '#src/server/review/record-command.ts';
import { openRecordedDatabase } from './open-recorded-database.ts';

/** Adds what was run to the audit trail; with SQLite a server that runs does it itself. */
export async function recordRan(config: Config, command: RecordedCommand): Promise<void> {
  if (await askStaffDoor(config, { command })) return;
  const db = await openRecordedDatabase(config);
  try {
    await recordCommand(db, { command }, Date.now());
  } finally {
    await db.destroy();
  }
}
