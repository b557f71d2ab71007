import type { Equation } from '#src/server/db/equation.ts';
import { disagreement, transfersOf } from '#src/server/ledger/compare-transfers.ts';
import { directedBreaches } from './directed/directed-breaches.ts';
import { heldBreaches } from './holds/held-breaches.ts';
import { backOf } from './match/back-no.ts';

/**
 * It says of which activity each amount is: grants, what of them went back, and both by the ledger.
 */
const matched = `
  select activity_id, amount_in_fen as amount from activity_grants
  union all
  select grants.activity_id, 0 - refunds.matched_in_fen
  from refunds join activity_grants as grants on grants.order_id = refunds.order_id
  where refunds.matched_in_fen > 0
  union all
  select grants.activity_id, 0 - returned.amount_in_fen
  from grant_returns as returned join activity_grants as grants on grants.cause = returned.cause`;

const moved = (kinds: string) => `
  select substr(entry.account_id, 3) as activity_id, entry.amount_in_fen as amount
  from ledger_transfers as transfer
  join ledger_entries as entry
    on entry.transfer_id = transfer.id and entry.account_id like 'P:%'
  where transfer.kind in (${kinds})`;

const off = (name: string, sides: string) => `
  select '${name} ' || subject || ' is off by ' || cast(sum(amount) as text) || ' fen' as detail
  from (${sides}) as sides group by subject having sum(amount) <> 0`;

const pools: Equation = {
  equation: 16,
  statement:
    'Of every activity, what came into its pool is what was matched, what is left and what was given back; every match stands on one gift, and goes back with it, or on what somebody directed; what a bonfire got is its steps, no pool promises more than it has, and what is held lies in its case.',
  breaches: [
    off(
      'the pool of activity',
      `select id as subject, funded_in_fen - returned_in_fen as amount from activities
       union all
       select activity_id, 0 - matched_in_fen from activity_cases
       union all
       select activities.id, 0 - account.balance_in_fen
       from activities join ledger_accounts as account on account.id = 'P:' || activities.id`,
    ),
    off(
      'what came into and left the pool of activity',
      `select id as subject, funded_in_fen - returned_in_fen as amount from activities
       union all
       select activity_id, 0 - amount from (${moved("'match-funding', 'match-return'")}) as posted`,
    ),
    off(
      'what was matched by activity',
      `select activity_id as subject, amount from (${matched}) as said
       union all
       select activity_id, amount from (${moved("'match', 'match-back'")}) as posted`,
    ),
    off(
      'what a case shows of activity and case',
      `select activity_id || ' ' || case_id as subject, matched_in_fen as amount from activity_cases
       union all
       select activity_id || ' ' || case_id, 0 - amount_in_fen from activity_grants
       union all
       select grants.activity_id || ' ' || grants.case_id, refunds.matched_in_fen
       from refunds join activity_grants as grants on grants.order_id = refunds.order_id
       union all
       select grants.activity_id || ' ' || grants.case_id, returned.amount_in_fen
       from grant_returns as returned join activity_grants as grants on grants.cause = returned.cause`,
    ),
    off(
      'what is shown as matched of case',
      `select case_id as subject, matched_in_fen as amount from case_funds
       union all
       select case_id, 0 - matched_in_fen from activity_cases`,
    ),
    disagreement(
      'match of',
      'select cause as subject, amount_in_fen as amount from activity_grants',
      transfersOf('match', 'C:%'),
    ),
    disagreement(
      'match that went back with',
      `select refund_no as subject, matched_in_fen as amount from refunds
       where matched_in_fen > 0
       union all
       select ${backOf('cause')} as subject, amount_in_fen as amount from grant_returns`,
      transfersOf('match-back', 'C:%'),
    ),
    `select 'order ' || grants.order_id || ' gave back more than it was matched with, or was never paid'
       as detail
     from activity_grants as grants
     join donations on donations.id = grants.order_id
     left join refunds on refunds.order_id = grants.order_id
     left join grant_returns as returned on returned.cause = grants.cause
     where coalesce(refunds.matched_in_fen, 0) + coalesce(returned.amount_in_fen, 0)
         > grants.amount_in_fen
       or donations.paid_at is null or donations.case_id <> grants.case_id`,
    off(
      'what bonfires got by gift',
      `select grants.order_id as subject, grants.amount_in_fen as amount
       from activity_grants as grants
       join activities on activities.id = grants.activity_id and activities.type = 'groupHelp'
       union all
       select order_id, 0 - amount_in_fen from bonfire_steps`,
    ),
    `select 'activity ' || activity_id || ' promised more than its pool has' as detail
     from (
       select activity_id, promised_in_fen from bonfires
       union all
       select activity_id, amount_in_fen from pool_promises where status = 'OPEN'
     ) as promised
     left join ledger_accounts as account on account.id = 'P:' || activity_id
     group by activity_id, account.balance_in_fen
     having sum(promised_in_fen) > coalesce(account.balance_in_fen, 0)`,
    ...directedBreaches,
    ...heldBreaches,
  ],
};

export const activityEquations: readonly Equation[] = [pools];
