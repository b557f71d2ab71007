import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';

type Told = { leadId: string; adviserId: string; city: string };

/** An adviser hears of a lead that is theirs now; each time it comes to them anew. */
export async function tellAdviser(
  trx: Trx,
  { leadId, adviserId, city }: Told,
  now: number,
): Promise<void> {
  const row = await trx
    .selectFrom('advisers')
    .select('user_id')
    .where('id', '=', adviserId)
    .executeTakeFirst();
  if (!row?.user_id) return;
  const subjectId = `${leadId}@${now}`;
  await notify(trx, { userId: row.user_id, kind: 'leadGiven', subjectId, params: { city }, now });
}
