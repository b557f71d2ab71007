import { inquirySeal } from '#src/server/advisers/inquiry-seal.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** Who asked, in clear; who asked with an account left the number there. */
export async function getCaller(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  inquiryId: string,
): Promise<{ name: string; mobile: string }> {
  const row = await db
    .selectFrom('inquiries')
    .leftJoin('users', 'users.id', 'inquiries.user_id')
    .select(['name_sealed', 'inquiries.mobile_sealed', 'users.mobile_sealed as ownSealed'])
    .select('users.nickname')
    .where('inquiries.id', '=', inquiryId)
    .executeTakeFirst();
  const sealed = row?.mobile_sealed ?? row?.ownSealed;
  if (!row || !sealed) throw new Problem('notFound');
  const name = row.name_sealed ? keys.open(inquirySeal, row.name_sealed) : (row.nickname ?? '');
  return { name, mobile: keys.open('mobile', sealed) };
}
