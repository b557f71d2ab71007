import { sql } from 'kysely';
import { equations } from '#src/server/equations.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import type { Services } from '#src/server/services.ts';
import type { Remembered, Wish } from './memory.ts';

type Found = Map<string, Record<string, unknown>>;

/** Every answered effect must be there as it was answered. Answers what is not, in words. */
export async function compareMemory({ db }: Services, memory: Remembered): Promise<string[]> {
  const donations = await allOf('donations', 'id');
  const withdrawals = await allOf('withdrawals', 'id');
  const refunds = await allOf('case_refunds', 'id');
  const wrong = [...memory.contradictions];
  const lost = (wish: Wish) => wrong.push(`answered ${wish.kind} ${wish.key} is not there`);
  for (const wish of memory.answered('give')) {
    const { orderId, tradeNo } = wish.answer as Record<string, string>;
    const row = donations.get(orderId ?? '');
    const same = row?.trade_no === tradeNo && row?.amount_in_fen === wish.input.amountInFen;
    if (!same || row?.case_id !== wish.input.infoUuid) lost(wish);
    else if (memory.paid.has(tradeNo ?? '') && row?.paid_at === null) {
      wrong.push(`order ${orderId} was answered as paid and is not`);
    } else if (wish.takenBack && !['REFUNDING', 'REFUNDED'].includes(String(row?.status))) {
      wrong.push(`gift ${orderId} was answered as taken back and is ${row?.status}`);
    }
  }
  for (const wish of memory.answered('withdraw')) {
    const row = withdrawals.get(String((wish.answer as Record<string, string>).drawId));
    if (row?.amount_in_fen !== wish.input.amountInFen) lost(wish);
    else if (wish.cancelled && row?.status !== 'CANCELLED') {
      wrong.push(`withdrawal ${row?.id} was answered as cancelled and is ${row?.status}`);
    }
  }
  for (const wish of memory.answered('refund')) {
    if (!refunds.has(String((wish.answer as Record<string, string>).refundId))) lost(wish);
  }
  return wrong;

  async function allOf(table: string, key: string): Promise<Found> {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      db,
    );
    return new Map(rows.map((row) => [String(row[key]), row]));
  }
}

/** Once every wish is answered, nothing is there that nobody was told of under its key. */
export async function compareCounts({ db }: Services, memory: Remembered): Promise<string[]> {
  const { rows } = await sql<Record<Wish['kind'], number>>`select
    (select count(*) from donations) as give,
    (select count(*) from withdrawals) as withdraw,
    (select count(*) from case_refunds where kind <> 'grace') as refund`.execute(db);
  return (['give', 'withdraw', 'refund'] as const).flatMap((kind) => {
    const [made, told] = [Number(rows[0]?.[kind]), memory.answered(kind).length];
    return made === told ? [] : [`${made} effects of ${kind}, and ${told} were answered`];
  });
}

/** Finds the equations of money that do not hold, in words. */
export async function findBroken({ db }: Services): Promise<string[]> {
  const results = await checkLedger(db, equations);
  return results
    .filter(({ ok }) => !ok)
    .map(({ equation, details }) => `equation ${equation}: ${details.join('; ')}`);
}
