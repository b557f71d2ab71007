import type { DatabaseSync } from 'node:sqlite';
import type { History } from '../world/history.ts';
import { bonfires, matching, ofWallet } from '../world/sponsor-promises.ts';

/** This of grants is still with their case, by person and day: gifts split in a day are one. */
const leftByDay = `select grants.user_id as person, grants.day as day, sum(grants.amount_in_fen
    - coalesce(refunds.matched_in_fen, 0) - coalesce(back.amount_in_fen, 0)) as inFen
  from activity_grants as grants
  left join refunds on refunds.order_id = grants.order_id
  left join grant_returns as back on back.cause = grants.cause
  where grants.activity_id = ?1
  group by grants.user_id, grants.day having inFen > ?2`;

/** This is what a person's day was granted, whatever went back since. */
const grantedByDay = `select user_id as person, day, sum(amount_in_fen) as inFen
  from activity_grants where activity_id = ?1 group by user_id, day having inFen > ?2`;

/** This is what cases have of a pool, by the ledger alone. */
const inCases = `select transfer.case_id as person, '' as day, sum(entry.amount_in_fen) as inFen
  from ledger_entries as entry
  join ledger_transfers as transfer on transfer.id = entry.transfer_id
  where transfer.kind in ('match', 'match-back') and entry.account_id = 'C:' || transfer.case_id
    and exists (select 1 from activity_cases where case_id = transfer.case_id and activity_id = ?1)
    and exists (select 1 from ledger_entries as other
      where other.transfer_id = transfer.id and other.account_id = 'P:' || ?1)
  group by transfer.case_id having inFen > ?2`;

/** Somebody has this beyond the one that is theirs, or it is kept though its clock has looked. */
const beyond = `
  select 'bonfire ' || bonfire_id || ' paid step ' || step || ' twice' as detail
  from bonfire_steps group by bonfire_id, step having count(*) > 1
  union all
  select 'bonfire ' || members.bonfire_id || ' has more who count than seats'
  from bonfire_members as members left join donations on donations.id = members.order_id
  where members.visitor_user_id is not null or donations.status = 'PAID'
  group by members.bonfire_id having count(*) > ?1
  union all
  select 'the pool of newcomers was directed twice by ' || user_id
  from pool_promises where kind = 'allowance' and status = 'GIVEN'
  group by user_id having count(*) > 1
  union all
  select kind || ' ' || pool_promises.id || ' is kept, and its time is over'
  from pool_promises join jobs on jobs.id = 'promise-end:' || pool_promises.id
  where status = 'OPEN' and done_at is not null
  union all
  select 'bonfire ' || bonfires.id || ' burns, and its time is over'
  from bonfires join jobs on jobs.id = 'bonfire-end:' || bonfires.id
  where ended_at is null and done_at is not null`;

const seats = Math.max(...bonfires.rule.ladder.map(({ members }) => members));

/** (16) Sponsors keep to their word: no cap is passed, and nobody has twice what is theirs once. */
export function prepareSponsorCheck(raw: DatabaseSync): (history: History) => void {
  const [left, granted, held] = [leftByDay, grantedByDay, inCases].map((sql) => raw.prepare(sql));
  const findBeyond = raw.prepare(beyond);
  return ({ base, report }) => {
    const caps = [
      [left, base.activityId, matching.rule.perGiftInFen, 'a gift'],
      [left, base.walletId, ofWallet.rule.perGiftInFen, 'a gift'],
      [granted, base.activityId, matching.rule.perPersonDayInFen, "a person's day"],
      [granted, base.walletId, ofWallet.rule.perPersonDayInFen, "a person's day"],
      [held, base.walletId, ofWallet.rule.perCaseInFen, 'a case'],
    ] as const;
    for (const [find, activityId, mostInFen, of] of caps) {
      for (const { person, day, inFen } of find?.all(activityId, mostInFen) ?? []) {
        report('16', `${of} of ${person} ${day} got ${inFen} fen of a sponsor, not ${mostInFen}`);
      }
    }
    for (const { detail } of findBeyond.all(seats)) report('16', String(detail));
  };
}
