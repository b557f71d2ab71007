import * as v from 'valibot';
import type { Database } from '#src/server/db/database.ts';
import { publicId } from '#src/shared/contract/fields.ts';

/** Finds the user id of a case's fundraiser. */
export async function findCaseOwner(db: Database, caseId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('cases')
    .select('owner_user_id')
    .where('id', '=', caseId)
    .executeTakeFirst();
  return row?.owner_user_id;
}

const things = {
  progressId: 'progress_posts',
  drawId: 'withdrawals',
  refundId: 'case_refunds',
} as const;

/** By these fields a call names a case: by its own id, or by that of something it has. */
const caseNamings = ['infoUuid', 'progressId', 'drawId', 'refundId'] as const;

/** Finds the fundraisers of the cases that a call's fields name, one for each name. */
export async function findOwners(
  db: Database,
  fields: Readonly<Record<string, unknown>>,
): Promise<(string | undefined)[]> {
  const owners: (string | undefined)[] = [];
  for (const naming of caseNamings) {
    const id = fields[naming];
    if (v.is(publicId, id)) owners.push(await findNamedOwner(db, naming, id));
  }
  return owners;
}

async function findNamedOwner(
  db: Database,
  naming: (typeof caseNamings)[number],
  id: string,
): Promise<string | undefined> {
  if (naming === 'infoUuid') return findCaseOwner(db, id);
  const row = await db
    .selectFrom(things[naming])
    .select('case_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && findCaseOwner(db, row.case_id);
}
