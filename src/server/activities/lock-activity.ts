import { engineOf, type Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** Whoever matches by it, or gives back to it, waits, and is waited for. */
export async function lockActivity(trx: Trx, activityId: string) {
  const query = trx.selectFrom('activities').selectAll().where('id', '=', activityId);
  const locked = engineOf(trx) === 'postgres' ? query.forUpdate() : query;
  const found = await locked.executeTakeFirst();
  if (!found) throw new Problem('notFound');
  return found;
}
