import type { Trx } from '#src/server/db/database.ts';

/** Takes a person's love value away for good. The database lets it go once the account is blank. */
export async function erasePoints(trx: Trx, userId: string): Promise<void> {
  for (const table of [
    ...(['points', 'point_balances', 'point_weeks'] as const),
    ...(['point_rights', 'point_won_rights', 'guide_openings'] as const),
  ]) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
