import { findCaseState } from '#src/server/cases/state/case-state.ts';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { kindsOfGroup, type NoticeGroup } from '#src/shared/notices/notice-groups.ts';
import { isMutable, type NoticeKind } from '#src/shared/notices/notice-kinds.ts';

type Asked = {
  userId: string;
  infoUuid: string;
  kind: NoticeKind | '';
  group: NoticeGroup | '';
  on: boolean;
};

/** Mutes a case, a kind or all of a group, of every case or of one; or hears of it again. */
export async function setMute(
  db: Database,
  { userId, infoUuid, kind, group, on }: Asked,
  now: number,
): Promise<{ muted: boolean }> {
  if (infoUuid === '' && kind === '' && group === '') {
    throw new Problem('inputInvalid', { fields: { kind: 'required' } });
  }
  if (on && kind !== '' && !isMutable(kind)) {
    throw new Problem('inputInvalid', { fields: { kind: 'alwaysHeard' } });
  }
  await inTransaction(db, async (trx) => {
    if (infoUuid !== '' && !(await findCaseState(trx, infoUuid))) throw new Problem('notFound');
    const kinds = group === '' ? [kind] : kindsOfGroup(group);
    const whose = { user_id: userId, case_id: infoUuid, created_at: now };
    await (on
      ? trx
          .insertInto('notice_mutes')
          .values(kinds.map((one) => ({ ...whose, kind: one })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      : trx
          .deleteFrom('notice_mutes')
          .where('user_id', '=', userId)
          .where('case_id', '=', infoUuid)
          .where('kind', 'in', kinds)
          .execute());
  });
  return { muted: on };
}
