import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findSetting } from '#src/server/platform/settings.ts';

type Held = {
  cause: string;
  amountInFen: number;
  reason: string;
  /** Null stands for the machine. */
  held_by: string | null;
};

/** A sponsor's money waits for the desk; the caller holds the case's fund. */
export async function addHold(
  trx: Trx,
  { cause, amountInFen, ...by }: Held,
  now: number,
): Promise<void> {
  await trx
    .insertInto('grant_holds')
    .values({
      ...{ id: newId(), cause, amount_in_fen: amountInFen, status: 'HELD', ...by },
      ...{ held_at: now, decided_by: null, decided_at: null },
    })
    .execute();
}

type Given = Pick<Held, 'cause' | 'amountInFen'> & { activityId: string };

/**
 * From a certain amount on, and whatever an activity in risk control gives, nobody withdraws before
 * one of the staff has looked at it. The caller holds fund and activity.
 */
export async function holdWhereAsked(
  trx: Trx,
  { activityId, cause, amountInFen }: Given,
  now: number,
): Promise<void> {
  const { status } = await trx
    .selectFrom('activities')
    .select('status')
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow();
  const isLarge = amountInFen >= (await findSetting(trx, 'grantHoldFromInFen'));
  if (!isLarge && status !== 'RISK_CONTROL') return;
  await addHold(trx, { cause, amountInFen, reason: '', held_by: null }, now);
}
