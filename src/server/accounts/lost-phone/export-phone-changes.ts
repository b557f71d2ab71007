import type { Services } from '#src/server/services.ts';

/** Answers what a person asked of their phone, with both numbers. */
export async function exportPhoneChanges(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  userId: string,
) {
  const rows = await db
    .selectFrom('phone_changes')
    .select(['id', 'state', 'asked_at', 'due_at', 'ended_at', 'own_sealed', 'mobile_sealed'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ id, own_sealed, mobile_sealed, ...row }) => ({
    ...row,
    mobileBefore: keys.open('phone_changes.own_sealed', id, own_sealed),
    mobileAsked: keys.open('phone_changes.mobile_sealed', id, mobile_sealed),
  }));
}
