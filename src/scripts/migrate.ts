import { migrate } from '#src/server/db/migrate.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { parseConfig } from '#src/server/platform/config.ts';
import { tellErrors } from './tell-error.ts';

tellErrors();

const db = await openDatabase({
  ...databaseAddress(parseConfig(process.env)),
  statementTimeoutMs: 0, // an index on a large table takes as long as it takes
});
try {
  const applied = await migrate(db);
  for (const name of applied) console.log(`applied ${name}`);
  console.log(
    applied.length === 0
      ? 'The database was up to date.'
      : 'The database is up to date. Next: npm run dev, or npm run seed for a demo story.',
  );
} finally {
  await db.destroy();
}
