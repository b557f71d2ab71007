import { engineOf, type Trx } from './database.ts';

/** Until the transaction ends, others that lock the same person wait. */
export async function lockUser(trx: Trx, userId: string): Promise<void> {
  const query = trx.selectFrom('users').select('id').where('id', '=', userId);
  await (engineOf(trx) === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow();
}
