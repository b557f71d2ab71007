import type { Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { findGear } from './find-gear.ts';

/** A thing that was sent is not taken back but returned. Was the gift given for a thing at all? */
export async function requireUnsent(trx: Trx, orderId: string): Promise<{ ofThing: boolean }> {
  const gear = await findGear(trx, orderId);
  if (gear?.sentAt) throw new Problem('gearSent');
  return { ofThing: gear !== undefined };
}
