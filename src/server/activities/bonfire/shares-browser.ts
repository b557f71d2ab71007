import { findBrowserMates } from '#src/server/activities/match/find-browser-mates.ts';
import type { Trx } from '#src/server/db/database.ts';

type Asked = { bonfireId?: string; caseId: string; userId: string };

/** Did a browser that signed in to this person's number sign in to one of the team or the family? */
export async function sharesBrowser(
  trx: Trx,
  { bonfireId, caseId, userId }: Asked,
): Promise<boolean> {
  const mates = await findBrowserMates(trx, userId);
  if (mates.length === 0) return false;
  const one = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', mates)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb(
          'id',
          'in',
          selectFrom('bonfire_members')
            .select('user_id')
            .where('bonfire_id', '=', bonfireId ?? ''),
        ),
        eb('id', 'in', selectFrom('cases').select('owner_user_id').where('id', '=', caseId)),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}
