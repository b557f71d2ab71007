import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { equations } from '#src/server/equations.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import { rebuildBalances } from '#src/server/ledger/rebuild-balances.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { recordCommand } from '#src/server/review/record-command.ts';
import { openRecordedDatabase } from './open-recorded-database.ts';
import { tellErrors } from './tell-error.ts';

tellErrors();

const rebuild = process.argv.includes('--rebuild');
// To check, it only reads, so that it may run beside a server that writes the same file.
const config = parseConfig(process.env);
const db = rebuild
  ? await openRecordedDatabase(config, { statementTimeoutMs: 0 })
  : await openDatabase({ ...databaseAddress(config), readOnly: true, statementTimeoutMs: 0 });
try {
  if (rebuild) {
    console.log(`Balances that were wrong and were rebuilt: ${await rebuildBalances(db)}`);
    await recordCommand(db, { command: 'rebuild-balances' }, Date.now());
  }
  const results = await checkLedger(db, equations);
  for (const { equation, statement, ok, details } of results) {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${equation}. ${statement}`);
    for (const detail of details) console.log(`         ${detail}`);
  }
  const failed = results.filter(({ ok }) => !ok).length;
  console.log(
    failed === 0
      ? 'Every equation holds.'
      : `${failed} of ${results.length} do not hold. Next: let no money out until the cause is known.`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await db.destroy();
}
