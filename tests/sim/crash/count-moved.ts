import { sql } from 'kysely';
import type { Services } from '#src/server/services.ts';
import type { Remembered } from './memory.ts';

/** Counts how much money went out, so that a run in which none did is seen. */
export async function countMoved({ db }: Services): Promise<Record<string, number>> {
  const { rows } = await sql<{ payouts: number; refunds: number }>`select
    (select count(*) from payouts where status = 'SUCCESS') as payouts,
    (select count(*) from refunds where status = 'SUCCESS') as refunds`.execute(db);
  return {
    'payouts paid': Number(rows[0]?.payouts),
    'gifts returned': Number(rows[0]?.refunds),
  };
}

/** Says what a long run did not do once: it would prove nothing of that. */
export function whatNever(counts: Record<string, number>): string[] {
  return Object.keys(counts).flatMap((name) => (counts[name] === 0 ? [`${name}: never`] : []));
}

export function sumCounts(all: readonly Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const counts of all) {
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
}

export function countsOf(memory: Remembered): Record<string, number> {
  const answered = memory.wishes.filter(({ answer }) => typeof answer === 'object').length;
  return {
    wishes: memory.wishes.length,
    'wishes with an effect': answered,
    'withdrawals applied for': memory.answered('withdraw').length,
    'refunds applied for': memory.answered('refund').length,
  };
}
