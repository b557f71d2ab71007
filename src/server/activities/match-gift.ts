import { changeMatched } from '#src/server/cases/transitions/change-matched.ts';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import { findGear } from '#src/server/kinds/find-gear.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { postMatch } from '#src/server/ledger/postings-of-matches.ts';
import { type MatchRule, matchInFen } from '#src/shared/activities/match-rule.ts';
import { dateStamp } from '#src/shared/cases/display.ts';
import { addMatched } from './add-matched.ts';
import { findRoom } from './find-room.ts';
import { findRule } from './find-rule.ts';

type Gift = { orderId: string; caseId: string; amountInFen: number; paidAt: number };
type Matched = Gift & { userId: string; activityId: string; rule: MatchRule };

const dayMs = 86_400_000;

/**
 * Matches a gift that was marked as paid in this transaction, where its case is in an activity that
 * runs. The caller holds the case's fund and has posted nothing yet: an activity is locked after
 * the fund of a case and before any account.
 */
export async function matchGift(trx: Trx, gift: Gift, now: number): Promise<void> {
  const activityId = await lockRunning(trx, gift);
  if (activityId === undefined) return;
  const rule = await findRule(trx, activityId, gift.paidAt);
  const userId = rule && (await findGiver(trx, gift, rule));
  if (!rule || userId === undefined) return;
  const amountInFen = await weigh(trx, { ...gift, userId, activityId, rule });
  if (amountInFen === 0) return;
  const { orderId, caseId, paidAt } = gift;
  await trx
    .insertInto('activity_grants')
    .values({
      ...{ order_id: orderId, activity_id: activityId, rule_version: rule.version },
      ...{ case_id: caseId, user_id: userId, amount_in_fen: amountInFen },
      ...{ day: dateStamp(paidAt), created_at: now },
    })
    .execute();
  await postMatch(trx, { activityId, orderId, caseId, amountInFen, now });
  await addMatched(trx, { activityId, caseId, amountInFen });
  await changeMatched(trx, { caseId, amountInFen });
}

/** Who else is matched by it waits from here on, so that no cap and no pool is passed by two. */
async function lockRunning(trx: Trx, { caseId, paidAt }: Gift): Promise<string | undefined> {
  const query = trx
    .selectFrom('activity_cases')
    .innerJoin('activities', 'activities.id', 'activity_cases.activity_id')
    .select('activities.id')
    .where('activity_cases.case_id', '=', caseId)
    .where('activity_cases.left_at', 'is', null)
    .where('activities.status', '=', 'APPROVE')
    .where('activities.starts_at', '<=', paidAt)
    .where('activities.ends_at', '>', paidAt);
  const locked = engineOf(trx) === 'postgres' ? query.forUpdate('activities') : query;
  return (await locked.executeTakeFirst())?.id;
}

/** The giver, where the gift may be matched at all; a thing that is bought is not. */
async function findGiver(
  trx: Trx,
  { orderId, paidAt }: Gift,
  { accountAgeDays }: MatchRule,
): Promise<string | undefined> {
  const giver = await trx
    .selectFrom('donations')
    .innerJoin('users', 'users.id', 'donations.user_id')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .leftJoin('staff_roles', 'staff_roles.user_id', 'users.id')
    .select(['users.id as userId', 'staff_roles.role'])
    .where('donations.id', '=', orderId)
    .where('users.created_at', '<=', paidAt - accountAgeDays * dayMs)
    .whereRef('users.id', '<>', 'cases.owner_user_id')
    // Whom the family ever named as payee is known by the phone that the account is signed in with.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('case_payees')
            .select('case_payees.id')
            .whereRef('case_payees.case_id', '=', 'cases.id')
            .whereRef('case_payees.mobile_index', '=', 'users.mobile_index'),
        ),
      ),
    )
    .executeTakeFirst();
  if (!giver || giver.role !== null) return undefined;
  return (await findGear(trx, orderId)) ? undefined : giver.userId;
}

async function weigh(trx: Trx, matched: Matched): Promise<number> {
  const [room, sums, ofCase, poolInFen] = [
    await findRoom(trx, { caseId: matched.caseId, giftInFen: matched.amountInFen }, matched.paidAt),
    await findSumsOfDay(trx, matched),
    await trx
      .selectFrom('activity_cases')
      .select('matched_in_fen as inFen')
      .where('activity_id', '=', matched.activityId)
      .where('case_id', '=', matched.caseId)
      .executeTakeFirstOrThrow(),
    await findBalance(trx, pool(matched.activityId)),
  ];
  const facts = { ...sums, roomInFen: room, caseInFen: ofCase.inFen, poolInFen };
  return matchInFen(matched.rule, facts);
}

/** Of gifts that were not taken back; what was granted to a person stays granted for that day. */
async function findSumsOfDay(trx: Trx, { userId, caseId, activityId, paidAt }: Matched) {
  const day = dateStamp(paidAt);
  const startAt = Date.parse(`${day}T00:00:00+08:00`);
  const given = await trx
    .selectFrom('donations')
    .leftJoin('activity_grants', (join) =>
      join
        .onRef('activity_grants.order_id', '=', 'donations.id')
        .on('activity_grants.activity_id', '=', activityId),
    )
    .select((eb) => [
      eb.cast<number>(eb.fn.sum('donations.amount_in_fen'), 'bigint').as('givenTodayInFen'),
      eb
        .cast<number | null>(eb.fn.sum('activity_grants.amount_in_fen'), 'bigint')
        .as('matchedTodayInFen'),
    ])
    .where('donations.user_id', '=', userId)
    .where('donations.case_id', '=', caseId)
    .where('donations.status', '=', 'PAID')
    .where('donations.paid_at', '>=', startAt)
    .where('donations.paid_at', '<', startAt + dayMs)
    .executeTakeFirstOrThrow();
  const person = await trx
    .selectFrom('activity_grants')
    .select((eb) => eb.cast<number | null>(eb.fn.sum('amount_in_fen'), 'bigint').as('inFen'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  return {
    givenTodayInFen: given.givenTodayInFen,
    matchedTodayInFen: given.matchedTodayInFen ?? 0,
    personTodayInFen: person.inFen ?? 0,
  };
}
