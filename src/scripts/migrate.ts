import { migrate } from '#src/server/db/migrate.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { recordCommand } from '#src/server/review/record-command.ts';
import { openRecordedDatabase } from './open-recorded-database.ts';
import { tellErrors } from './tell-error.ts';

tellErrors();

const next = {
  demo: 'npm run dev, or npm run seed for a demo story',
  live: 'npm run staff for its first administrator, then its start',
};

// An index on a large table takes as long as it takes.
const config = parseConfig(process.env);
const db = await openRecordedDatabase(config, { statementTimeoutMs: 0 });
try {
  const applied = await migrate(db);
  if (applied.length > 0) await recordCommand(db, { command: 'migrate', applied }, Date.now());
  for (const name of applied) console.log(`applied ${name}`);
  console.log(
    applied.length === 0
      ? 'The database was up to date.'
      : `The database is up to date. Next: ${next[config.mode]}.`,
  );
} finally {
  await db.destroy();
}
