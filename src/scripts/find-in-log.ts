import { isIP } from 'node:net';
import { mobileIndexOf } from '#src/server/accounts/session/find-or-create-user.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { callerInLog, personInLog } from '#src/server/door/in-log.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { createHashes } from '#src/server/platform/keys.ts';
import { recordRan } from './record-ran.ts';
import { tellErrors } from './tell-error.ts';

tellErrors();

// `npm run find-in-log -- 13800000001`, or an address, prints what to look for in the log of
// requests, which names nobody. That it was asked stands in the audit trail, without whom it was
// about.
const config = parseConfig(process.env);
const keys = createHashes(config.secret);
const [asked = ''] = process.argv.slice(2);
const found = isIP(asked) ? `"caller":"${callerInLog(keys, asked)}"` : await findPerson(asked);
await recordRan(config, 'find-in-log');
console.log(found);

/** Only reads, so that it may run beside a server that writes the same file. */
async function findPerson(mobile: string): Promise<string> {
  const db = await openDatabase({ ...databaseAddress(config), readOnly: true });
  try {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('mobile_index', '=', mobileIndexOf(keys, mobile))
      .executeTakeFirst();
    if (!user) throw new Error('No account has this number. Give a mobile number or an address.');
    return `"person":"${personInLog(keys, user.id)}"`;
  } finally {
    await db.destroy();
  }
}
