import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import { type Choice, findNextFamily } from './find-next-family.ts';

type Asked = { orderId: string; caseId: string; amountInFen: number };
type Next = { toCaseId: string; choice: Choice };

/**
 * Locks the family that a gift goes on to, with the money of both cases and the gift itself: from
 * here on nobody changes what was chosen. It is `changed` when gift, choice or family moved
 * meanwhile.
 */
export async function lockNextFamily(
  trx: Trx,
  { orderId, caseId, amountInFen }: Asked,
  now: number,
): Promise<Next | 'none' | 'changed'> {
  const { ifUnused: choice, userId } = await readGift(trx, orderId);
  if (choice === 'back') return 'changed';
  const asked = { choice, caseId, userId, amountInFen };
  const toCaseId = await findNextFamily(trx, asked, now);
  // Cases are locked in one order, so that two cases that pass on to each other never wait in a
  // circle.
  const locked = toCaseId === undefined ? [caseId] : [caseId, toCaseId].sort();
  for (const id of locked) await lockCaseFund(trx, id);
  const gift = await readGift(trx, orderId, { lock: true });
  if (gift.status !== 'PAID' || gift.ifUnused !== choice) return 'changed';
  if (toCaseId === undefined) return 'none';
  const still = await findNextFamily(trx, { ...asked, only: toCaseId }, now);
  return still === undefined ? 'changed' : { toCaseId, choice };
}

function readGift(trx: Trx, orderId: string, { lock = false }: { lock?: boolean } = {}) {
  const query = trx
    .selectFrom('donations')
    .select(['status', 'if_unused as ifUnused', 'user_id as userId'])
    .where('id', '=', orderId);
  const read = lock && engineOf(trx) === 'postgres' ? query.forUpdate() : query;
  return read.executeTakeFirstOrThrow();
}
