import { sql } from 'kysely';
import { caseStateColumns } from '#src/server/cases/state/case-state-columns.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import type { ThankedFor } from '#src/shared/papers/pennants/pennant-view.ts';

type Asked = { userId: string; kind: ThankedFor };

/**
 * Selects everyone a person met in one way on an appeal, where both may know of each other: a row
 * for each gift, verification, comment or update. Hidden gifts and words are not among them.
 */
export async function selectBonds(db: Database | Trx, asked: Asked, now: number) {
  const caseIds = await findCases(db, asked, now);
  return selectors[asked.kind](db, { userId: asked.userId, caseIds: [...caseIds, nowhere] });
}

/** Finds how the two met last; undefined where they did not. */
export async function findBond(
  db: Database | Trx,
  { toUserId, ...asked }: Asked & { toUserId: string },
  now: number,
) {
  const met = (await selectBonds(db, asked, now)).as('met');
  return db
    .selectFrom(met)
    .selectAll()
    .where('toUserId', '=', toUserId)
    .orderBy('metAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const most = 200;
/** This is an id of no case: a list in SQL is never empty. */
const nowhere = '';

/** Finds appeals that take words: own ones, and those given to for whom tells how it goes on. */
async function findCases(
  db: Database | Trx,
  { userId, kind }: Asked,
  now: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('cases')
    .select('cases.id')
    .select(caseStateColumns)
    .$if(kind !== 'told', (cases) => cases.where('owner_user_id', '=', userId))
    .$if(kind === 'told', (cases) =>
      cases
        .where('owner_user_id', '<>', userId)
        .where('mourning_at', 'is', null)
        .where('cases.id', 'in', (eb) =>
          eb
            .selectFrom('donations')
            .select('case_id')
            .where('user_id', '=', userId)
            .where('status', '=', 'PAID')
            .where('anonymous', '=', 0),
        ),
    )
    .orderBy('cases.id', 'desc')
    .limit(most)
    .execute();
  return rows.filter((row) => canCase('comment', row, now)).map(({ id }) => id);
}

type Within = { userId: string; caseIds: readonly string[] };

function selectGave(db: Database | Trx, { userId, caseIds }: Within) {
  return db
    .selectFrom('donations')
    .select([sql<string>`user_id`.as('toUserId'), 'case_id as caseId', 'display_name as name'])
    .select(sql<number>`paid_at`.as('metAt'))
    .where('case_id', 'in', caseIds)
    .where('status', '=', 'PAID')
    .where('anonymous', '=', 0)
    .where('user_id', 'is not', null)
    .where('user_id', '<>', userId);
}

function selectVerified(db: Database | Trx, { userId, caseIds }: Within) {
  return db
    .selectFrom('verifications')
    .select(['user_id as toUserId', 'case_id as caseId', 'shown_name as name'])
    .select(sql<number>`counted_at`.as('metAt'))
    .where('case_id', 'in', caseIds)
    .where('counted_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('user_id', '<>', userId);
}

function selectSpoke(db: Database | Trx, { userId, caseIds }: Within) {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .select(['comments.user_id as toUserId', 'case_id as caseId', 'users.nickname as name'])
    .select('comments.created_at as metAt')
    .where('case_id', 'in', caseIds)
    .where('removed_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('comments.user_id', '<>', userId);
}

function selectTold(db: Database | Trx, { caseIds }: Within) {
  return db
    .selectFrom('progress_posts')
    .innerJoin('cases', 'cases.id', 'progress_posts.case_id')
    .innerJoin('users', 'users.id', 'cases.owner_user_id')
    .select(['users.id as toUserId', 'cases.id as caseId', 'users.nickname as name'])
    .select(sql<number>`passed_at`.as('metAt'))
    .where('progress_posts.case_id', 'in', caseIds)
    .where('progress_posts.status', '=', 2)
    .where('users.mobile_index', 'is not', null);
}

const selectors = {
  gave: selectGave,
  verified: selectVerified,
  spoke: selectSpoke,
  told: selectTold,
};
