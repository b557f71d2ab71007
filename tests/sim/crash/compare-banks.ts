import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Services } from '#src/server/services.ts';
import { firstPoolInFen } from '../world/base.ts';
import type { Place } from './offline.ts';

const files = { sandbox: 'sandbox-gateway.sqlite', sandbox_payouts: 'sandbox-payouts.sqlite' };
type Books = keyof typeof files;

/** (14) What the ledger holds at the gateway and at the custody bank, against their own books. */
export async function compareBanks({ db }: Services, place: Place): Promise<string[]> {
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select(['kind', (eb) => eb.cast<number>(eb.fn.sum('balance_in_fen'), 'bigint').as('sum')])
    .where('kind', 'in', ['G', 'B'])
    .groupBy('kind')
    .execute();
  const ours = (kind: string) => 0 - (accounts.find((one) => one.kind === kind)?.sum ?? 0);
  const held = await sumOf('sandbox', 'sum(held_in_fen)', 'accounts');
  const toBank = `sum(case direction when 'sweep' then amount_in_fen else -amount_in_fen end)`;
  const swept = await sumOf('sandbox', toBank, 'moves');
  const paid = await sumOf(
    'sandbox_payouts',
    'sum(amount_in_fen)',
    `payouts where status = 'PAID'`,
  );
  return [
    ...differ('at the gateway', ours('G'), held),
    ...differ('at the custody bank', ours('B'), firstPoolInFen + swept - paid),
  ];

  async function sumOf(books: Books, what: string, from: string): Promise<number> {
    if (place.databaseUrl) {
      const query = `select cast(${what} as bigint) as sum from ${books}.${from}`;
      const { rows } = await sql.raw<{ sum: number | null }>(query).execute(db);
      return rows[0]?.sum ?? 0;
    }
    const file = new DatabaseSync(join(place.folder, files[books]), { readOnly: true });
    try {
      return Number(file.prepare(`select ${what} as sum from ${from}`).get()?.sum ?? 0);
    } finally {
      file.close();
    }
  }
}

function differ(where: string, oursInFen: number, theirsInFen: number): string[] {
  if (oursInFen === theirsInFen) return [];
  return [`the ledger holds ${oursInFen} ${where}, whose books say ${theirsInFen}`];
}
