import { parseArgs } from 'node:util';
import { setStaffRoles } from '#src/server/accounts/staff/set-staff-roles.ts';
import { askStaffDoor, type StaffOrder } from '#src/server/accounts/staff/staff-door.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { type Config, parseConfig } from '#src/server/platform/config/config.ts';
import { openKeys } from '#src/server/platform/keys/open-keys.ts';
import { bareMobile, isMobile } from '#src/shared/accounts/mobile-number.ts';
import { type StaffRole, staffRoles } from '#src/shared/review/staff-roles.ts';
import { openRecordedDatabase } from './open-recorded-database.ts';
import { tellError } from './tell-error.ts';

const usage = `Usage: npm run staff -- <mobile> [${staffRoles.join('] [')}] [--new-factor]
  Gives the account of this number exactly these roles; without any, it leaves the desk.
  --new-factor  forgets its authenticator, so that the next sign-in sets up another one.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'new-factor': { type: 'boolean', default: false } },
});
const [typed = '', ...names] = positionals;
const mobile = bareMobile(typed);
const roles = names.filter((name): name is StaffRole => staffRoles.some((role) => role === name));

if (!isMobile(mobile) || roles.length < names.length) {
  console.error(usage);
  process.exitCode = 1;
} else {
  await apply().catch(tellError);
}

async function apply(): Promise<void> {
  const config = parseConfig(process.env);
  const wanted = { mobile, roles, forgetsFactor: values['new-factor'] };
  // With SQLite only one process writes: a server that runs does it itself.
  if (!(await askStaffDoor(config, wanted))) await write(config, wanted);
  console.log(`Done. Roles now: ${roles.join(', ') || 'none'}. Next: sign in and open /desk.`);
}

async function write(config: Config, wanted: StaffOrder): Promise<void> {
  const db = await openRecordedDatabase(config);
  try {
    await migrate(db);
    const { keys } = await openKeys(db, config, Date.now);
    await setStaffRoles({ db, keys }, wanted, Date.now());
  } finally {
    await db.destroy();
  }
}
