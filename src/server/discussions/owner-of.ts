import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import type { Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** Answers the fundraiser of a case that is there. */
export async function ownerOf(trx: Trx, caseId: string): Promise<string> {
  const userId = await findCaseOwner(trx, caseId);
  if (userId === undefined) throw new Problem('notFound');
  return userId;
}
