import { sql } from 'kysely';
import type { Services } from '#src/server/services.ts';

/** How much money went out, so that a run in which none did is seen. */
export async function countMoved({ db }: Services): Promise<Record<string, number>> {
  const { rows } = await sql<{ payouts: number; refunds: number }>`select
    (select count(*) from payouts where status = 'SUCCESS') as payouts,
    (select count(*) from refunds where status = 'SUCCESS') as refunds`.execute(db);
  return {
    'payouts paid': Number(rows[0]?.payouts),
    'gifts returned': Number(rows[0]?.refunds),
  };
}
