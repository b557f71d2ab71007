import { getCaller } from '#src/server/advisers/leads/get-caller.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordLookUp } from '#src/server/desk/record-look-up.ts';
import type { Services } from '#src/server/services.ts';
import { lockOthersApplication } from './move-green-path.ts';

type Asked = { applyId: string; reason: string; staffUserId: string };

/** Answers whom to call about an appointment; the look stands on the trail before it happens. */
export async function revealGreenPath(
  services: Services,
  { applyId, reason, staffUserId }: Asked,
  now: number,
): Promise<{ name: string; mobile: string }> {
  await inTransaction(services.db, (trx) => lockOthersApplication(trx, { applyId, staffUserId }));
  const about = { subjectId: applyId, reason, detail: { field: ['name', 'mobile'] } };
  await recordLookUp(services, { act: 'unmask', staffUserId, ...about }, now);
  return getCaller(services, applyId);
}
