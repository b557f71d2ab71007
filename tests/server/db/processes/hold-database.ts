import { openDatabase } from '#src/server/db/open-database.ts';

// Opens the file it is given, says so, and lives until it is killed.
await openDatabase({ sqliteFile: String(process.argv[2]) });
process.stdout.write('open\n');
setInterval(() => {}, 60_000);
