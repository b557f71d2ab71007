import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { NoticeKind, NoticeParams } from '#src/shared/notices/notice-kinds.ts';

type Told = {
  caseId: string;
  kind: NoticeKind;
  subjectId: string;
  params?: NoticeParams;
  now: number;
};

/** Tells the fundraiser of a case something about a refund of it. */
export async function tellOwner(trx: Trx, told: Told): Promise<void> {
  const { owner_user_id: userId } = await trx
    .selectFrom('cases')
    .select('owner_user_id')
    .where('id', '=', told.caseId)
    .executeTakeFirstOrThrow();
  await notify(trx, { ...told, userId });
}
