import type { Trx } from '#src/server/db/database.ts';

/**
 * Forgets what the cases of an account that closes are found by, where nobody ever saw them: there
 * is no public case to guard from being copied, and the hashes of persons serve nothing else. Where
 * staff called a likeness real, or did not decide yet, they stay, so that who tried it is known
 * again under another account.
 */
export async function dropUnseenPrints(trx: Trx, ownerUserId: string): Promise<void> {
  const unseen = await trx
    .selectFrom('cases')
    .select('id')
    .where('owner_user_id', '=', ownerUserId)
    .where('published_at', 'is', null)
    .execute();
  for (const { id } of unseen) {
    const hit = await trx
      .selectFrom('clone_hits')
      .select('id')
      .where(({ or, eb }) => or([eb('case_id', '=', id), eb('other_case_id', '=', id)]))
      .where('state', 'in', ['open', 'real'])
      .limit(1)
      .executeTakeFirst();
    if (!hit) await trx.deleteFrom('story_prints').where('case_id', '=', id).execute();
  }
}
