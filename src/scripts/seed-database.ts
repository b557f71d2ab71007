import type { Database } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { openServices } from '#src/server/open-services.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { recordCommand } from '#src/server/review/record-command.ts';
import { aloneOnDatabase } from './alone-on-database.ts';
import { handsOf } from './demo/sandbox-hands.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { seedLarge } from './demo/seed-large.ts';
import { resetDemo } from './reset-demo.ts';

type SeedWishes = { small?: boolean; cases?: number; orders?: number };

const seedMark = 'demo-seed';

/**
 * Tells the demo's stories into a database that holds no case yet, then adds the large set asked
 * for. One that was cut short is thrown away and told anew; of several at once one tells, and the
 * others find it told.
 */
export async function seedDatabase(config: Config, wishes: SeedWishes = {}): Promise<void> {
  await aloneOnDatabase(config, async () => {
    if (await wasCutShort(config)) {
      console.log('The last seed was cut short: the demo begins anew.');
      await resetDemo(config);
    }
    await seed(config, wishes);
  });
}

async function wasCutShort(config: Config): Promise<boolean> {
  const db = await openDatabase(databaseAddress(config));
  try {
    await migrate(db);
    return (await findMark(db)) === 'begun';
  } finally {
    await db.destroy();
  }
}

async function seed(
  config: Config,
  { small = false, cases = 0, orders = 0 }: SeedWishes,
): Promise<void> {
  const { services, sandboxBanks, sandboxPayouts, close } = await openServices({
    ...config,
    logLevel: 'warn',
  });
  const { db } = services;
  try {
    const some = await db.selectFrom('cases').select('id').limit(1).executeTakeFirst();
    if (!some) {
      await setMark(db, 'begun', services.now());
      await seedDemo(services, { small, hands: handsOf(sandboxBanks, sandboxPayouts) });
      await setMark(db, 'done', services.now());
    }
    await recordCommand(db, { command: 'seed' }, services.now());
    if (cases > 0 || orders > 0) await seedLarge(services, { cases, orders, tills: sandboxBanks });
  } finally {
    await close();
  }
}

async function findMark(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('switches')
    .select('value')
    .where('name', '=', seedMark)
    .executeTakeFirst();
  return row?.value;
}

async function setMark(db: Database, value: 'begun' | 'done', now: number): Promise<void> {
  await db
    .insertInto('switches')
    .values({ name: seedMark, value, reason: 'npm run seed', set_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, set_at: now }))
    .execute();
}
