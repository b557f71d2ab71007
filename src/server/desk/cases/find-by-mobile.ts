import { mobileIndexOf } from '#src/server/accounts/session/find-or-create-user.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { deskFindMobile } from '#src/shared/desk/cases/calls.ts';

const most = 20;

type Asked = { mobile: string; reason: string; staffUserId: string };

/** Finds a person by the whole number, through its blind index. The look is logged, found or not. */
export async function findByMobile(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { mobile, reason, staffUserId }: Asked,
  now: number,
): Promise<CallAnswer<typeof deskFindMobile>> {
  const index = mobileIndexOf(keys, mobile);
  const user = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'mobile_masked'])
    .where('mobile_index', '=', index)
    .executeTakeFirst();
  await inTransaction(db, (trx) =>
    recordAct(trx, {
      act: 'searchMobile',
      staffUserId,
      reason,
      detail: { found: user?.id ?? null },
      now,
    }),
  );
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
