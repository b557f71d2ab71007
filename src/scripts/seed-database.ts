import { openServices } from '#src/server/open-services.ts';
import type { Config } from '#src/server/platform/config.ts';
import { handsOf } from './demo/sandbox-hands.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { seedLarge } from './demo/seed-large.ts';

type SeedWishes = { small?: boolean; cases?: number; orders?: number };

/** Tells the demo's stories into a database that holds no case yet, then adds the large set asked for. */
export async function seedDatabase(
  config: Config,
  { small = false, cases = 0, orders = 0 }: SeedWishes = {},
): Promise<void> {
  const { services, sandboxBanks, sandboxPayouts, close } = await openServices({
    ...config,
    logLevel: 'warn',
  });
  try {
    const some = await services.db.selectFrom('cases').select('id').limit(1).executeTakeFirst();
    if (!some) await seedDemo(services, { small, hands: handsOf(sandboxBanks, sandboxPayouts) });
    if (cases > 0 || orders > 0) await seedLarge(services, { cases, orders, tills: sandboxBanks });
  } finally {
    await close();
  }
}
