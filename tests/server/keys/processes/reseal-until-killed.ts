import { pino } from 'pino';
import { openDatabase } from '#src/server/db/open-database.ts';
import { resealValues } from '#src/server/keys/reseal-values.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { openNode, writeMobile } from '../sealed-rows.ts';

// Seals anew while people write, and dies at once when it opens the given value.
const { address, keyFile, dieAt } = JSON.parse(String(process.argv[2]));
const db = await openDatabase(address);
const { keys } = await openNode(db, { keyFile, now: Date.now });
let count = 0;
const dying: Keys = {
  ...keys,
  open: (...asked) => {
    count += 1;
    if (count === dieAt) process.kill(process.pid, 'SIGKILL');
    return keys.open(...asked);
  },
};
const write = async () => {
  for (let at = 0; at < 120; at += 3) {
    const mobile = `139${String(dieAt * 1000 + at).padStart(8, '0')}`;
    await writeMobile(db, keys, at, mobile);
    process.stdout.write(`${at} ${mobile}\n`);
  }
};
await Promise.all([
  resealValues({ db, keys: dying, log: pino({ level: 'silent' }) }, new AbortController().signal),
  write(),
]);
await db.destroy();
