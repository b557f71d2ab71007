/** It was found against a family, told anew from the tables, for the rules of the simulator. */
const found = `(
  select withdrawals.case_id as case_id, coalesce(third_at, second_at) as at
  from withdrawal_objections join withdrawals on withdrawals.id = withdrawal_id
  where state = 'upheld'
  union all select case_id, answered_at from reports where state = 'upheld'
  union all select case_id, refused_at from withdrawals where refused_at is not null)`;

/** Nothing passes beside a notice any more. */
export const isFound = (caseId: string): string =>
  `exists (select 1 from ${found} as found where found.case_id = ${caseId})`;

/** Nothing is paid until the family has said something to it. */
export const isUnanswered = (caseId: string): string => `exists (
  select 1 from ${found} as found where found.case_id = ${caseId} and found.at > coalesce((
    select max(answered_at) from withdrawals as said where said.case_id = ${caseId}), 0))`;

/** A payout that was released waits, at `?1`, for the answer to an objection or for its notice. */
export const isHeld = `exists (select 1 from withdrawals
  where withdrawals.id = payouts.withdrawal_id and (
    (notice_ends_at > ?1 and (emergency = 0 or ${isFound('withdrawals.case_id')}))
    or exists (select 1 from withdrawal_objections as objection
      where objection.withdrawal_id = withdrawals.id and objection.state = 'open'
        and coalesce(objection.position, payouts.position) = payouts.position)))`;
