import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** Answers who asked, in clear; who asked with an account left the number there. */
export async function getCaller(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  inquiryId: string,
): Promise<{ name: string; mobile: string }> {
  const row = await db
    .selectFrom('inquiries')
    .leftJoin('users', 'users.id', 'inquiries.user_id')
    .select(['name_sealed', 'inquiries.mobile_sealed', 'users.mobile_sealed as ownSealed'])
    .select(['users.nickname', 'users.id as userId'])
    .where('inquiries.id', '=', inquiryId)
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  const { name_sealed, mobile_sealed, ownSealed, userId, nickname } = row;
  const name = name_sealed && keys.open('inquiries.name_sealed', inquiryId, name_sealed);
  const mobile = mobile_sealed
    ? keys.open('inquiries.mobile_sealed', inquiryId, mobile_sealed)
    : ownSealed && keys.open('users.mobile_sealed', userId ?? '', ownSealed);
  if (!mobile) throw new Problem('notFound');
  return { name: name ?? nickname ?? '', mobile };
}
