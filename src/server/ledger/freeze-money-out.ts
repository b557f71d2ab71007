import type { Database, Trx } from '#src/server/db/database.ts';

export const moneyOutSwitch = 'money-out-frozen';

/**
 * Stops every payout and refund until a person lifts it; the first reason stays. Only a restore's
 * gives way to any other, since what settles the restored books lifts nothing but its own.
 */
export async function freezeMoneyOut(
  db: Database | Trx,
  { reason, now }: { reason: string; now: number },
): Promise<void> {
  await db
    .insertInto('switches')
    .values({ name: moneyOutSwitch, value: 'on', reason, set_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: 'on', reason, set_at: now })
        .where(({ or, eb }) =>
          or([eb('switches.value', '<>', 'on'), eb('switches.reason', 'like', 'restored:%')]),
        ),
    )
    .execute();
}

/** Lets money out again; `reason` says who found it right and why. */
export async function liftMoneyOutFreeze(
  db: Database | Trx,
  { reason, now }: { reason: string; now: number },
): Promise<void> {
  await db
    .updateTable('switches')
    .set({ value: 'off', reason, set_at: now })
    .where('name', '=', moneyOutSwitch)
    .execute();
}
