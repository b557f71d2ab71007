import type { Trx } from '#src/server/db/database.ts';

type Asked = { bonfireId?: string; caseId: string; userId: string };

/** Did a browser that signed in to this person's number sign in to one of the team or the family? */
export async function sharesBrowser(
  trx: Trx,
  { bonfireId, caseId, userId }: Asked,
): Promise<boolean> {
  const shared = await trx
    .selectFrom('users as one')
    .innerJoin('known_browsers as own', 'own.mobile_index', 'one.mobile_index')
    .innerJoin('known_browsers as theirs', 'theirs.cookie_hash', 'own.cookie_hash')
    .innerJoin('users as other', 'other.mobile_index', 'theirs.mobile_index')
    .select('other.id')
    .where('one.id', '=', userId)
    .whereRef('other.id', '<>', 'one.id')
    .where((eb) =>
      eb.or([
        eb(
          'other.id',
          'in',
          eb
            .selectFrom('bonfire_members')
            .select('user_id')
            .where('bonfire_id', '=', bonfireId ?? ''),
        ),
        eb(
          'other.id',
          'in',
          eb.selectFrom('cases').select('owner_user_id').where('id', '=', caseId),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return shared !== undefined;
}
