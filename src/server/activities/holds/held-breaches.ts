/**
 * These are of equation 16: what is held lies in its case, and what went back by itself was held
 * before.
 */
export const heldBreaches: readonly string[] = [
  `select 'case ' || case_id || ' has less than is held in it' as detail
   from (
     select grants.case_id, sum(holds.amount_in_fen) as held
     from grant_holds as holds join activity_grants as grants on grants.cause = holds.cause
     where holds.status = 'HELD' group by grants.case_id
   ) as kept
   left join ledger_accounts as account on account.id = 'C:' || case_id
   where held > coalesce(account.balance_in_fen, 0)`,
  `select 'grant ' || holds.cause || ' was revoked, and is not back as it was held' as detail
   from grant_holds as holds
   left join grant_returns as returned
     on returned.cause = holds.cause and returned.case_refund_id is null
     and returned.amount_in_fen = holds.amount_in_fen
   where holds.status = 'REVOKED' and returned.cause is null`,
  `select 'grant ' || returned.cause || ' went back by itself, and was never held' as detail
   from grant_returns as returned
   left join grant_holds as holds
     on holds.cause = returned.cause and holds.status in ('REVOKED', 'RETURNED')
     and holds.amount_in_fen = returned.amount_in_fen
   where returned.case_refund_id is null and holds.id is null`,
  `select 'grant ' || holds.cause || ' is held beyond what is left of it' as detail
   from grant_holds as holds
   join activity_grants as grants on grants.cause = holds.cause
   left join refunds on refunds.order_id = grants.order_id
   left join grant_returns as returned on returned.cause = grants.cause
   where holds.status = 'HELD' and (returned.cause is not null
     or holds.amount_in_fen > grants.amount_in_fen - coalesce(refunds.matched_in_fen, 0))`,
];
