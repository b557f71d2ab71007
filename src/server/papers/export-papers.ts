import type { Services } from '#src/server/services.ts';
import { openTitle } from './paper-title.ts';

/** Answers every paper of a person, with what is sealed opened, since it is theirs. */
export async function exportPapers({ db, keys }: Pick<Services, 'db' | 'keys'>, userId: string) {
  const rows = await db
    .selectFrom('papers')
    .select(['id', 'number', 'check_code', 'title_type', 'title_sealed', 'amount_in_fen'])
    .select(['created_at', 'voided_at', 'void_reason', 'mailed_at'])
    .select(['kind', 'payout_no', 'issued_at', 'refused_at', 'refusal'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ id, title_sealed, ...row }) => ({
    ...row,
    ...openTitle(keys, id, title_sealed),
  }));
}
