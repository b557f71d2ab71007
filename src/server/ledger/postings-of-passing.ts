import type { Trx } from '#src/server/db/database.ts';
import { caseAvailable } from './accounts.ts';
import { type CaseMoney, type Posted, postMove } from './post-move.ts';

/** What a case gave back went on to another one, as its donor chose: C to C, once a refund. */
export function postPassOn(
  trx: Trx,
  { refundNo, toCaseId, ...money }: CaseMoney & { refundNo: string; toCaseId: string },
): Posted {
  const path = { from: caseAvailable(money.caseId), to: caseAvailable(toCaseId) };
  return postMove(trx, { kind: 'pass-on', reference: refundNo, ...path, ...money });
}
