import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import { hasEverGiven } from '#src/server/cases/gifts/has-ever-given.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import type { Portrait } from '#src/shared/experiments/calls.ts';

type Asked = { caseId: string; viewer: Viewer | undefined };

/** Finds who stands before the cashier. Families of the case and staff are never part of a test. */
export async function findPortrait(db: Database, { caseId, viewer }: Asked): Promise<Portrait> {
  if (!viewer) return 'guest';
  const { userId, desk } = viewer;
  if (desk !== undefined || (await findCaseOwner(db, caseId)) === userId) return 'own';
  return (await hasEverGiven(db, userId)) ? 'giver' : 'newcomer';
}
