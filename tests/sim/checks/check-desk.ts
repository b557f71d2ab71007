import type { DatabaseSync } from 'node:sqlite';
import { postStatuses } from '#src/shared/progress/post-view.ts';
import { isFound, isUnanswered } from '../world/found.ts';
import type { History } from '../world/history.ts';

const isAsked = (queue: string, subject: string) =>
  `exists (select 1 from review_tasks where queue = '${queue}' and state = 'open'
    and subject_id = ${subject})`;

const isObjected = `exists (select 1 from withdrawal_objections
  where withdrawal_id = draw.id and state = 'open')`;

const isUnderWay = `exists (select 1 from payouts
  where withdrawal_id = draw.id and status in ('READY', 'SUBMITTED'))`;

const nextPosition = `(select min(position) from withdrawal_instalments as part
  where part.withdrawal_id = draw.id and not exists (select 1 from payouts
    where payouts.withdrawal_id = part.withdrawal_id and payouts.position = part.position
      and payouts.status = 'SUCCESS'))`;

/** Only what is disputed waits. */
const isDisputed = `exists (select 1 from withdrawal_objections as objection
  where objection.withdrawal_id = draw.id and objection.state = 'open'
    and coalesce(objection.position, ${nextPosition}) = ${nextPosition})`;

/** A late account of money that went out locks what is left; then it is the family's turn. */
const isLocked = `exists (select 1 from fund_uses
  left join progress_posts as waiting
    on waiting.payout_no = fund_uses.payout_no and waiting.status = ${postStatuses.submitted}
  where fund_uses.case_id = draw.case_id and shown_at is null and due_at <= ?1
    and coalesce(waiting.submitted_at, 1e15) > due_at)`;

/** It is everything that waits for a person, and that no person was asked about. */
const forgotten = `
  select 'withdrawal ' || id || ' waits for a review nobody was asked for' as detail
  from withdrawals as draw where status = 'REVIEWING'
    and not ${isAsked('drawPublic', 'draw.id')}
    and not ${isAsked('drawPublic', "draw.id || '+second'")}
  union all
  select 'withdrawal ' || id || ' waits for a release nobody was asked for'
  from withdrawals as draw where status in ('NOTICE', 'PAYING')
    and not ${isUnderWay} and not ${isDisputed} and not ${isUnanswered('draw.case_id')}
    and ((emergency = 1 and not ${isFound('draw.case_id')}) or notice_ends_at <= ?1)
    and not ${isLocked}
    and not ${isAsked('payout', `draw.id || ':' || ${nextPosition}`)}
  union all
  select 'withdrawal ' || id || ' is for an account that is no longer the case''s'
  from withdrawals as draw where status in ('REVIEWING', 'NOTICE', 'PAYING')
    and not ${isUnderWay} and not ${isObjected}
    and payee_hash <> (select payee_hash from case_payees
      where case_id = draw.case_id and status = 'passed'
      order by created_at desc, id desc limit 1)
  union all
  select 'objection ' || id || ' waits for an answer nobody was asked for'
  from withdrawal_objections where state = 'open'
    and not ${isAsked('objection', 'withdrawal_objections.id')}
    and not ${isAsked('objection', "withdrawal_objections.id || '+second'")}
    and not ${isAsked('objection', "withdrawal_objections.id || '+third'")}
  union all
  select 'discussion ' || id || ' waits for staff whom nobody asked'
  from discussions where (status = 2 and not ${isAsked('discussion', 'discussions.id')})
    or (status in (1, 3, 4) and due_at <= ?1
      and not ${isAsked('discussion', "discussions.id || '+verdict1'")}
      and not ${isAsked('discussion', "discussions.id || '+verdict2'")}
      and not ${isAsked('discussion', "discussions.id || '+verdict3'")})
  union all
  select 'account ' || id || ' waits for a review nobody was asked for'
  from progress_posts where status = ${postStatuses.submitted}
    and not ${isAsked('fundUse', 'progress_posts.id')}
  union all
  select 'refund ' || id || ' waits for a notification nobody was asked for'
  from case_refunds where (status = 'APPLIED' and not ${isAsked('refund', 'case_refunds.id')})
    or (status = 'PASSED' and (kind <> 'fundraiser' or launched_at is not null)
      and not ${isAsked('refundRelease', 'case_refunds.id')})`;

/** At rest whatever goes on is in somebody's hands; else it would wait for ever. */
export function prepareDeskCheck(raw: DatabaseSync): (history: History) => void {
  const find = raw.prepare(forgotten);
  return ({ scheduler, report }) => {
    for (const { detail } of find.all(scheduler.now)) report('rule', String(detail));
  };
}
