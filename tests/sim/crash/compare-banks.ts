import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { alipayDialect } from '#src/server/payments/sandbox/dialects/alipay-dialect.ts';
import { wechatDialect } from '#src/server/payments/sandbox/dialects/wechat-dialect.ts';
import type { Services } from '#src/server/services.ts';
import { firstPoolInFen } from '../world/base.ts';
import { firstPromisedInFen } from '../world/sponsor-promises.ts';
import type { Place } from './offline.ts';

const payouts = 'sandbox-payouts';
const gateways = [wechatDialect, alipayDialect].map(({ name }) => name);

/**
 * (14) What the ledger holds at each gateway and at the custody bank is held against their own
 * books.
 */
export async function compareBanks(
  { db }: Services,
  place: Place,
  refilledInFen = 0,
): Promise<string[]> {
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'balance_in_fen as balanceInFen'])
    .where('kind', 'in', ['G', 'B'])
    .execute();
  const ours = (id: string) => 0 - (accounts.find((one) => one.id === id)?.balanceInFen ?? 0);
  const found: string[] = [];
  const paid = await sumOf(payouts, 'sum(amount_in_fen)', `payouts where status = 'PAID'`);
  let atBankInFen = firstPoolInFen + firstPromisedInFen + refilledInFen - paid;
  for (const name of gateways) {
    // What it settled by itself at midnight is booked once its bill of the morning names it.
    const booked = await bookedSettlements(db, name);
    const settled = await sumOf(name, 'sum(amount_in_fen)', `settlements where ${booked}`);
    const unbooked = await sumOf(name, 'sum(amount_in_fen)', `settlements where not ${booked}`);
    const heldInFen = await sumOf(name, 'sum(held_in_fen)', 'accounts');
    found.push(...differ(`at ${name}`, ours(`G:${name}`), heldInFen + unbooked));
    atBankInFen += (await sumOf(name, toBank, 'moves')) + settled;
  }
  return [...found, ...differ('at the custody bank', ours('B'), atBankInFen)];

  async function sumOf(books: string, what: string, from: string): Promise<number> {
    if (place.databaseUrl) {
      const schema = books.replace('-', '_');
      const query = `select cast(${what} as bigint) as sum from ${schema}.${from}`;
      const { rows } = await sql.raw<{ sum: number | null }>(query).execute(db);
      return rows[0]?.sum ?? 0;
    }
    const file = new DatabaseSync(join(place.folder, `${books}.sqlite`), { readOnly: true });
    try {
      return Number(file.prepare(`select ${what} as sum from ${from}`).get()?.sum ?? 0);
    } finally {
      file.close();
    }
  }
}

/** This is a condition on the gateway's own list; its numbers are letters and digits. */
async function bookedSettlements(db: Services['db'], gateway: string): Promise<string> {
  const rows = await db
    .selectFrom('settlements')
    .select('settlement_no as number')
    .where('gateway', '=', gateway)
    .execute();
  return `number in (${["''", ...rows.map(({ number }) => `'${number}'`)].join(', ')})`;
}

const toBank = `sum(case direction when 'sweep' then amount_in_fen else -amount_in_fen end)`;

function differ(where: string, oursInFen: number, theirsInFen: number): string[] {
  if (oursInFen === theirsInFen) return [];
  return [`the ledger holds ${oursInFen} ${where}, whose books say ${theirsInFen}`];
}
