import type { Equation } from '#src/server/db/equation.ts';

const statusBefore = `select changed.status from monthly_changes changed
  where changed.gift_id = runs.gift_id and changed.changed_at < runs.asked_at
  order by changed.position desc limit 1`;

const runsWithOrders = `monthly_runs runs
  join monthly_gifts gifts on gifts.id = runs.gift_id
  join donations on donations.id = runs.order_id`;

/** A month and its order agree, and nothing is charged of what was paused or had ended. */
const months: Equation = {
  equation: 18,
  statement:
    'A month of a monthly gift is at most one order, of its donor, number and amount; it was charged while the gift ran, after its notice, and is called charged only when it was paid.',
  breaches: [
    `select 'month ' || runs.month || ' of ' || runs.gift_id || ' has an order unlike it' as detail
     from ${runsWithOrders}
     where donations.trade_no <> runs.trade_no or donations.amount_in_fen <> runs.amount_in_fen
       or coalesce(donations.user_id, '') <> gifts.user_id
       or coalesce(gifts.case_id, donations.case_id) <> donations.case_id`,
    `select 'month ' || runs.month || ' of ' || runs.gift_id || ' is unpaid' as detail
     from ${runsWithOrders} where runs.state = 'CHARGED' and donations.paid_at is null`,
    `select 'month ' || runs.month || ' of ' || runs.gift_id || ' was charged at rest' as detail
     from monthly_runs runs
     where runs.asked_at is not null and coalesce((${statusBefore}), '') <> 'ACTIVE'`,
    `select 'month ' || runs.month || ' of ' || runs.gift_id || ' was charged unsaid' as detail
     from monthly_runs runs
     where runs.state = 'CHARGED' and coalesce(runs.told_at, runs.asked_at) >= runs.asked_at`,
  ],
};

export const monthlyEquations: readonly Equation[] = [months];
