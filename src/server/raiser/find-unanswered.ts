import { recordColumns } from '#src/server/cases/gifts/donation-record.ts';
import type { Database, Trx } from '#src/server/db/database.ts';

/** It looks back so far: what is older was left unanswered on purpose, or by hand too late. */
const lookedThrough = 2000;

type Asked = { caseId: string; ownerUserId: string; limit: number };

/** Finds the newest gifts of a case that its fundraiser has not answered, newest first. */
export function findUnansweredGifts(db: Database | Trx, { caseId, ownerUserId, limit }: Asked) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('donations')
        .select([...recordColumns, 'status', 'user_id'])
        .where('case_id', '=', caseId)
        .where('paid_at', 'is not', null)
        .orderBy('paid_at', 'desc')
        .orderBy('id', 'desc')
        .limit(lookedThrough)
        .as('gifts'),
    )
    .selectAll('gifts')
    .where('gifts.status', '=', 'PAID')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('comments')
            .select('comments.id')
            .where('comments.biz_type', '=', 'order')
            .whereRef('comments.biz_id', '=', 'gifts.id')
            .where('comments.user_id', '=', ownerUserId)
            .where('comments.removed_at', 'is', null),
        ),
      ),
    )
    .orderBy('gifts.paid_at', 'desc')
    .orderBy('gifts.id', 'desc')
    .limit(limit)
    .execute();
}

/** Finds the newest comments of others that the fundraiser has not answered, newest first. */
export function findUnansweredComments(db: Database | Trx, { caseId, ownerUserId, limit }: Asked) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('comments')
        .selectAll()
        .where('case_id', '=', caseId)
        .where('removed_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(lookedThrough)
        .as('said'),
    )
    .innerJoin('users', 'users.id', 'said.user_id')
    .select(['said.id', 'said.content', 'said.created_at', 'said.biz_type', 'said.biz_id'])
    .select(['said.user_id', 'users.nickname'])
    .where('said.user_id', '<>', ownerUserId)
    .where('said.hidden_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('comments as answers')
            .select('answers.id')
            .whereRef('answers.parent_id', '=', 'said.id')
            .where('answers.user_id', '=', ownerUserId)
            .where('answers.removed_at', 'is', null),
        ),
      ),
    )
    .orderBy('said.created_at', 'desc')
    .orderBy('said.id', 'desc')
    .limit(limit)
    .execute();
}
