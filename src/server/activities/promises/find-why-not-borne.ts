import { findRoom } from '#src/server/activities/find-room.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { RefusedBecause } from '#src/shared/activities/directed/promises.ts';
import { findCasePart } from './find-case-part.ts';
import { findFreePool } from './find-free-pool.ts';

type Asked = {
  activityId: string;
  caseId: string;
  /** This is a gift that the case's fund does not count yet. */
  giftInFen: number;
  amountInFen: number;
  perCaseInFen: number;
};
type OfCase = Extract<RefusedBecause, 'caseRests' | 'caseFull'>;

/** Finds why a case does not take so much, all or nothing; undefined where it does. */
export async function findWhyNotTaken(
  db: Database | Trx,
  { activityId, caseId, giftInFen, amountInFen, perCaseInFen }: Asked,
  at: number,
): Promise<OfCase | undefined> {
  const { inFen, keptInFen } = await findCasePart(db, { activityId, caseId });
  const room = await findRoom(db, { caseId, giftInFen }, at);
  if (room < amountInFen + keptInFen) return 'caseRests';
  return inFen + keptInFen + amountInFen > perCaseInFen ? 'caseFull' : undefined;
}

/** Finds the same, where the pool has to bear it as well. */
export async function findWhyNotBorne(
  db: Database | Trx,
  asked: Asked,
  at: number,
): Promise<OfCase | 'poolLacks' | undefined> {
  const ofCase = await findWhyNotTaken(db, asked, at);
  if (ofCase) return ofCase;
  return (await findFreePool(db, asked.activityId)) < asked.amountInFen ? 'poolLacks' : undefined;
}
