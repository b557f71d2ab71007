import type { Database } from '#src/server/db/database.ts';
import type { CallAnswer, CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { searchYearCertificate } from '#src/shared/papers/certificates/calls.ts';
import { findGivenByMonth } from './find-contributions.ts';

type Asked = CallParsed<typeof searchYearCertificate> & { userId: string };

/** Finds what a person gave in a year, by their own name; any other name finds nothing. */
export async function findYearCertificate(
  db: Database,
  { userId, year, name }: Asked,
): Promise<CallAnswer<typeof searchYearCertificate>> {
  if (!(await isOwnName(db, { userId, name }))) throw new Problem('notFound');
  const months = await findGivenByMonth(db, { userId, year });
  const sum = (of: (month: (typeof months)[number]) => number) =>
    months.reduce((whole, month) => whole + of(month), 0);
  const giftCount = sum((month) => month.giftCount);
  if (giftCount === 0) throw new Problem('notFound');
  return { year, name, giftCount, amountInFen: sum((month) => month.amountInFen) };
}

/** It is the nickname, or a name that an own gift was given under. */
async function isOwnName(
  db: Database,
  { userId, name }: { userId: string; name: string },
): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('nickname', '=', name)
    .executeTakeFirst();
  if (user) return true;
  const gift = await db
    .selectFrom('donations')
    .select('id')
    .where('user_id', '=', userId)
    .where('display_name', '=', name)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return gift !== undefined;
}
