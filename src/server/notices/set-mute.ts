import { findCaseState } from '#src/server/cases/case-state.ts';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isMutable, type NoticeKind } from '#src/shared/notices/notice-kinds.ts';

type Asked = { userId: string; infoUuid: string; kind: NoticeKind | ''; on: boolean };

/** Mutes a case, a kind, or a kind about a case; or hears of it again. */
export async function setMute(
  db: Database,
  { userId, infoUuid, kind, on }: Asked,
  now: number,
): Promise<{ muted: boolean }> {
  if (infoUuid === '' && kind === '') {
    throw new Problem('inputInvalid', { fields: { kind: 'required' } });
  }
  if (on && kind !== '' && !isMutable(kind)) {
    throw new Problem('inputInvalid', { fields: { kind: 'alwaysHeard' } });
  }
  await inTransaction(db, async (trx) => {
    if (infoUuid !== '' && !(await findCaseState(trx, infoUuid))) throw new Problem('notFound');
    const mutes = { user_id: userId, case_id: infoUuid, kind };
    await (on
      ? trx
          .insertInto('notice_mutes')
          .values({ ...mutes, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      : trx
          .deleteFrom('notice_mutes')
          .where('user_id', '=', userId)
          .where('case_id', '=', infoUuid)
          .where('kind', '=', kind)
          .execute());
  });
  return { muted: on };
}
