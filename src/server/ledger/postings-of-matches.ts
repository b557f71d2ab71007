import type { Trx } from '#src/server/db/database.ts';
import { caseAvailable, custodyBank, pool } from './accounts.ts';
import { type CaseMoney, type Money, type Posted, postMove } from './post-move.ts';

type OfActivity = { activityId: string };

/** A sponsor paid into the pool of an activity at the custody bank: B to P. */
export function postMatchFunding(
  trx: Trx,
  { activityId, statementNo, ...money }: Money & OfActivity & { statementNo: string },
): Posted {
  const path = { from: custodyBank, to: pool(activityId) };
  return postMove(trx, { kind: 'match-funding', reference: statementNo, ...path, ...money });
}

/** The custody bank paid what an activity had left back to its sponsor: P to B. */
export function postMatchReturn(
  trx: Trx,
  { activityId, statementNo, ...money }: Money & OfActivity & { statementNo: string },
): Posted {
  const path = { from: pool(activityId), to: custodyBank };
  return postMove(trx, { kind: 'match-return', reference: statementNo, ...path, ...money });
}

/** A gift was matched, or somebody directed what they may: P to C, once a cause. */
export function postMatch(
  trx: Trx,
  { activityId, cause, ...money }: CaseMoney & OfActivity & { cause: string },
): Posted {
  const path = { from: pool(activityId), to: caseAvailable(money.caseId) };
  return postMove(trx, { kind: 'match', reference: cause, ...path, ...money });
}

/** What a sponsor put beside a gift, or somebody directed, goes back: C to P, once a refund. */
export function postMatchBack(
  trx: Trx,
  { activityId, refundNo, ...money }: CaseMoney & OfActivity & { refundNo: string },
): Posted {
  const path = { from: caseAvailable(money.caseId), to: pool(activityId) };
  return postMove(trx, { kind: 'match-back', reference: refundNo, ...path, ...money });
}
