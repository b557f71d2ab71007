import type { DatabaseSync } from 'node:sqlite';
import { isFound, isUnanswered } from './found.ts';
import { goodsRules } from './goods-rules.ts';
import { sponsorRules } from './sponsor-rules.ts';

/** This is a change of state as a trigger saw it, in whatever transaction it was made. */
export type Transition = { subject: string; id: string; from: string | null; to: string };

const watched = [
  { subject: 'donation', table: 'donations', id: 'id', column: 'status' },
  { subject: 'payment', table: 'payments', id: 'trade_no', column: 'status' },
  { subject: 'support', table: 'supports', id: 'id', column: 'status' },
  { subject: 'refund', table: 'refunds', id: 'refund_no', column: 'status' },
  { subject: 'withdrawal', table: 'withdrawals', id: 'id', column: 'status' },
  { subject: 'payout', table: 'payouts', id: 'payout_no', column: 'status' },
  { subject: 'discussion', table: 'discussions', id: 'id', column: 'status' },
  { subject: 'case refund', table: 'case_refunds', id: 'id', column: 'status' },
];

/** Lets the database itself write down every change of state, so that none is missed. */
export function watchTransitions(raw: DatabaseSync): void {
  raw.exec(`create table sim_transitions (
    position integer primary key, subject text, id text, "from" text, "to" text)`);
  raw.exec(payoutRule);
  raw.exec(orderRule);
  for (const rule of [...goodsRules, ...sponsorRules]) raw.exec(rule);
  for (const { subject, table, id, column } of watched) {
    raw.exec(`create trigger sim_${table}_new after insert on ${table} begin
      insert into sim_transitions (subject, id, "from", "to")
      values ('${subject}', new.${id}, null, new.${column}); end`);
    raw.exec(`create trigger sim_${table}_change after update of ${column} on ${table}
      when old.${column} <> new.${column} begin
      insert into sim_transitions (subject, id, "from", "to")
      values ('${subject}', new.${id}, old.${column}, new.${column}); end`);
  }
}

/**
 * (9, 10) It must be true in the very transaction in which a payout begins to go out. One that
 * restored books learn of has gone out before; whether it did is checked against the bank's books.
 */
const payoutRule = `create trigger sim_payout_rule after update of status on payouts
  when new.status = 'SUBMITTED' and not exists (select 1 from switches
    where name = 'restored-backup-at') begin
  insert into sim_transitions (subject, id, "from", "to")
  select 'payout', new.payout_no, 'what was reviewed', 'a payout against the rules'
  from withdrawals as draw where draw.id = new.withdrawal_id and (
    (draw.emergency = 0 and coalesce(draw.notice_ends_at, 1e15) > new.submitted_at)
    or (draw.emergency = 1 and draw.second_reviewer_user_id is null)
    or draw.reviewer_user_id is null or draw.releaser_user_id is null
    or draw.releaser_user_id in (draw.applicant_user_id, draw.reviewer_user_id,
      coalesce(draw.second_reviewer_user_id, ''))
    or draw.reviewer_user_id = draw.applicant_user_id
    or new.payee_hash <> draw.payee_hash
    or new.payee_hash <> coalesce((select payee_hash from case_payees
      where case_id = new.case_id and status = 'passed' and effective_at <= new.submitted_at
      order by created_at desc, id desc limit 1), '')
    or exists (select 1 from withdrawal_objections
      where withdrawal_id = draw.id and state = 'open'
        and coalesce(withdrawal_objections.position, new.position) = new.position)
    or ${isUnanswered('draw.case_id')}
    or exists (select 1 from discussions where case_id = new.case_id and status < 5)
    or (coalesce(draw.notice_ends_at, 1e15) > new.submitted_at and ${isFound('draw.case_id')})
    or exists (select 1 from switches where name = 'money-out-frozen' and value = 'on')); end`;

/**
 * No order is opened for a case that has its target, unless its family said what more is for: by
 * the sums of that moment. Restored books learn of orders that were opened before.
 */
const orderRule = `create trigger sim_order_rule after insert on donations
  when not exists (select 1 from switches where name = 'restored-backup-at') begin
  insert into sim_transitions (subject, id, "from", "to")
  select 'donation', new.id, 'a case that has its target', 'an order'
  from cases join case_funds on case_funds.case_id = cases.id
  where cases.id = new.case_id and surplus_use is null and raised_in_fen >= target_in_fen; end`;

const legal: Record<string, readonly string[]> = {
  donation: [
    ...['->CREATED', 'CREATED->PAID', 'CREATED->CLOSED'],
    // It is passed on: to a family from the first moment, and from one in one step.
    ...['->PAID', 'PAID->REFUNDED'],
    ...['PAID->REFUNDING', 'REFUNDING->REFUNDED', 'REFUNDED->REFUNDING'],
  ],
  payment: [
    ...[
      '->INTENDED',
      '->SUCCEEDED',
      'INTENDED->SUBMITTED',
      'INTENDED->SUCCEEDED',
      'SUBMITTED->SUCCEEDED',
    ],
    ...['INTENDED->CLOSED', 'SUBMITTED->CLOSED'],
  ],
  support: ['->CREATED', 'CREATED->PAID', 'CREATED->CLOSED', 'PAID->RETURNED'],
  refund: [
    ...['->REFUNDING', '->SUCCESS', 'REFUNDING->ERROR', 'ERROR->REFUNDING', 'REFUNDING->SUCCESS'],
    ...['ERROR->SUCCESS', 'SUCCESS->ERROR'],
  ],
  withdrawal: [
    ...['->REVIEWING', 'REVIEWING->NOTICE', 'REVIEWING->REJECTED', 'REVIEWING->CANCELLED'],
    ...['NOTICE->PAYING', 'NOTICE->CANCELLED', 'NOTICE->REJECTED', 'PAYING->PAID'],
    ...['PAYING->REJECTED', 'PAYING->CANCELLED', 'PAID->PAYING', 'PAID->CANCELLED'],
  ],
  payout: [
    ...['->READY', 'READY->SUBMITTED', 'READY->FAILED', 'SUBMITTED->SUCCESS'],
    ...['SUBMITTED->FAILED', 'SUCCESS->RETURNED'],
  ],
  discussion: ['->1', '1->2', '3->2', '2->3', '2->4', '1->5', '3->5', '4->5'],
  'case refund': [
    ...['->APPLIED', '->RUNNING', 'APPLIED->PASSED', 'PASSED->RUNNING', 'RUNNING->DONE'],
    ...['APPLIED->REFUSED', 'PASSED->REFUSED', 'APPLIED->CANCELLED', 'PASSED->CANCELLED'],
    // A gift that its bank sent back is not returned.
    'DONE->RUNNING',
  ],
};

/**
 * Finds what happened since `after` that no life of these subjects allows; none means all went
 * well.
 */
export function findIllegal(transitions: readonly Transition[]): string[] {
  return transitions
    .filter(({ subject, from, to }) => !legal[subject]?.includes(`${from ?? ''}->${to}`))
    .map(({ subject, id, from, to }) => `${subject} ${id} went from ${from} to ${to}`);
}
