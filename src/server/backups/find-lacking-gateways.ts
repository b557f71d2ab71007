import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import type { Config } from '#src/server/platform/config/config.ts';

type Named = Pick<Config, 'mode' | 'paymentGateways' | 'payoutGateways'>;

/**
 * Finds what a restore on this machine would lack, in words: it asks gateways and banks for
 * everything since the backup. A trial needs none of them.
 */
export async function findLackingGateways(
  db: Database,
  { mode, paymentGateways, payoutGateways }: Named,
): Promise<string[]> {
  const here = new Set([...paymentGateways.map(({ gateway }) => gateway), ...payoutGateways]);
  const { rows } = await sql<{ gateway: string; count: number }>`
    select gateway, count(*) as count
    from (select gateway from payments union all select gateway from supports union all select gateway from payouts) as named
    group by gateway order by gateway`.execute(db);
  const missing = rows.filter(({ gateway }) => !here.has(gateway));
  const lacking = missing.map(
    ({ gateway, count }) =>
      `To restore here, this machine lacks ${gateway}, which ${Number(count)} payments and payouts of the backup went through: name it in PAYMENT_GATEWAY or PAYOUT_GATEWAY.`,
  );
  const isSandbox = rows.some(({ gateway }) => gateway.startsWith('sandbox-'));
  if (mode === 'demo' && isSandbox) {
    lacking.push(
      'These are books of the demo: its sandbox keeps books of its own beside the database, without which a restore finds every payment missing there.',
    );
  }
  return lacking;
}
