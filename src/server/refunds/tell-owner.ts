import type { NoticeKind, NoticeParams } from '#src/shared/messages/notice-kinds.ts';
import type { Trx } from '../db/database.ts';
import { notify } from '../messages/notify.ts';

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
