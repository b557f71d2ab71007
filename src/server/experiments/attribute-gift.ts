import type { Trx } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { findRunning } from './find-running.ts';
import { type Asker, subjectOf } from './subject.ts';

/**
 * Ties an order to the group its donor was shown, wherever it was made. Who signed in on the way was
 * shown it as a browser.
 */
export async function attributeGift(
  trx: Trx,
  keys: Keys,
  { orderId, userId, browserId }: Asker & { orderId: string },
): Promise<void> {
  const running = await findRunning(trx);
  if (!running) return;
  const subjects = [userId, browserId].flatMap((who) =>
    who ? [subjectOf(keys, running.id, who)] : [],
  );
  const shown = await trx
    .selectFrom('experiment_exposures')
    .select('subject')
    .where('experiment_id', '=', running.id)
    .where('subject', 'in', [...subjects, ''])
    .execute();
  const subject = subjects.find((one) => shown.some((row) => row.subject === one));
  if (subject === undefined) return;
  await trx
    .insertInto('experiment_gifts')
    .values({ order_id: orderId, experiment_id: running.id, subject })
    .execute();
}
