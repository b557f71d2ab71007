import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { custodyBank, gatewayCost } from '#src/server/ledger/accounts.ts';
import { postTransfer } from '#src/server/ledger/post-transfer.ts';

// Posts one transfer for good, a second one halfway, and dies as by a power cut.
const db = await openDatabase(JSON.parse(String(process.argv[2])));
const entries = [
  { account: custodyBank, amountInFen: -700 },
  { account: gatewayCost, amountInFen: 700 },
];
await inTransaction(db, (trx) =>
  postTransfer(trx, { kind: 'test', reference: 'kept', entries, now: 1 }),
);
await inTransaction(db, async (trx) => {
  await postTransfer(trx, { kind: 'test', reference: 'lost', entries, now: 2 });
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => setInterval(() => {}, 60_000));
});
