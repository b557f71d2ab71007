import { matchTypes } from '#src/shared/activities/activity-types.ts';

const beside = [...matchTypes, 'groupHelp'].map((type) => `'${type}'`).join(', ');

/**
 * This is what rows are and what is said of them, each with its sign; whoever counts them finds
 * nothing.
 */
const counted = `
  select activity_id, kind, status, 1 as times, amount_in_fen from pool_promises
  union all
  select grants.activity_id, 'share', 'GIVEN', 1, grants.amount_in_fen
  from share_subsidies as share join activity_grants as grants on grants.cause = share.cause
  union all
  select grants.activity_id, 'gift', 'GIVEN', 1, grants.amount_in_fen
  from activity_grants as grants
  join activities on activities.id = grants.activity_id and activities.type in (${beside})
  union all
  select activity_id, kind, status, 0 - times, 0 - amount_in_fen from grant_sums`;

const refused = `
  select activity_id, bar, 1 as times from activity_refusals
  union all
  select activity_id, because, 0 - times from grant_refusals where kind = 'gift'`;

/** These are of equation 16: what stands on no gift has a reason of its own, and goes back once. */
export const directedBreaches: readonly string[] = [
  `select 'grant ' || grants.cause || ' stands on no gift, and on nothing else' as detail
   from activity_grants as grants
   left join pool_promises as promise
     on promise.id = grants.cause and promise.kind = 'allowance' and promise.status = 'GIVEN'
     and promise.amount_in_fen = grants.amount_in_fen and promise.user_id = grants.user_id
     and promise.case_id = grants.case_id and promise.activity_id = grants.activity_id
   left join share_subsidies as share
     on share.cause = grants.cause and share.user_id = grants.user_id
     and share.case_id = grants.case_id and share.activity_id = grants.activity_id
   where grants.order_id is null and promise.id is null and share.cause is null`,
  `select 'promise ' || promise.id || ' was given, and went nowhere' as detail
   from pool_promises as promise
   left join activity_grants as grants
     on grants.cause = coalesce(promise.order_id, promise.id)
     and grants.amount_in_fen = promise.amount_in_fen and grants.case_id = promise.case_id
     and grants.activity_id = promise.activity_id and grants.user_id = promise.user_id
   where promise.status = 'GIVEN' and grants.cause is null`,
  `select 'gift ' || grants.order_id || ' brought its case what is in a pocket nobody opened' as detail
   from activity_grants as grants
   join pool_promises as promise on promise.order_id = grants.order_id
   where promise.status <> 'GIVEN'`,
  `select 'pocket ' || promise.id || ' is kept for a gift that goes back' as detail
   from pool_promises as promise
   join donations on donations.id = promise.order_id
   where promise.status = 'OPEN' and donations.status <> 'PAID'`,
  `select 'grant ' || grants.cause || ' gave back more than it was, or with a gift that took it' as detail
   from grant_returns as returned
   join activity_grants as grants on grants.cause = returned.cause
   where returned.amount_in_fen > grants.amount_in_fen
     or (grants.order_id is not null and returned.case_refund_id is not null)`,
  `select 'refund ' || refund.id || ' returned other than it said of what stands on no gift' as detail
   from case_refunds as refund
   left join grant_returns as returned on returned.case_refund_id = refund.id
   where refund.held_at is not null
   group by refund.id, refund.directed_in_fen
   having coalesce(sum(returned.amount_in_fen), 0) <> refund.directed_in_fen`,
  `select 'activity ' || activity_id || ' counts ' || kind || ' ' || status || ' wrongly' as detail
   from (${counted}) as counted group by activity_id, kind, status
   having sum(times) <> 0 or sum(amount_in_fen) <> 0`,
  `select 'activity ' || activity_id || ' counts gifts refused as ' || bar || ' wrongly' as detail
   from (${refused}) as refused group by activity_id, bar having sum(times) <> 0`,
];
