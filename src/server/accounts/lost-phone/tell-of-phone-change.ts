import type { Trx } from '#src/server/db/database.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import type { PhoneChangeStep } from '#src/shared/accounts/lost-phone/phone-change.ts';

export const finishPhoneJob = 'finish-phone-change';
export const tellPhoneJob = 'tell-phone-change';

export type ToldChange = { changeId: string; step: PhoneChangeStep };

/** Tells both numbers, and the account, once of each step. */
export async function tellOfPhoneChange(
  trx: Trx,
  { changeId, step }: ToldChange,
  runAt: number,
): Promise<void> {
  const id = [tellPhoneJob, changeId, step].join(':');
  await enqueue(trx, { id, name: tellPhoneJob, payload: { changeId, step }, runAt });
}
