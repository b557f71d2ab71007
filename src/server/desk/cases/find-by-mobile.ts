import { mobileIndexOf } from '#src/server/accounts/session/find-or-create-user.ts';
import { recordLookUp } from '#src/server/desk/record-look-up.ts';
import type { Services } from '#src/server/services.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { deskFindMobile } from '#src/shared/desk/cases/calls.ts';

const most = 20;

type Asked = { mobile: string; reason: string; staffUserId: string };

/** Finds a person by the whole number, through its blind index. The look is logged, found or not. */
export async function findByMobile(
  services: Pick<Services, 'db' | 'keys' | 'log' | 'metrics'>,
  { mobile, reason, staffUserId }: Asked,
  now: number,
): Promise<CallAnswer<typeof deskFindMobile>> {
  const { db, keys } = services;
  const index = mobileIndexOf(keys, mobile);
  const user = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'mobile_masked'])
    .where('mobile_index', '=', index)
    .executeTakeFirst();
  const detail = { found: user?.id ?? null };
  await recordLookUp(services, { act: 'searchMobile', staffUserId, reason, detail }, now);
  if (!user) throw new Problem('notFound');
  const cases = await db
    .selectFrom('cases')
    .select(['id as infoUuid', 'title'])
    .where('owner_user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  const orders = await db
    .selectFrom('donations')
    .select(['trade_no as tradeNo', 'case_id as infoUuid', 'amount_in_fen as amountInFen'])
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return { nickname: user.nickname, mobileMasked: user.mobile_masked ?? '', cases, orders };
}
