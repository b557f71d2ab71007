import type { Equation } from '#src/server/db/equation.ts';

export const keyEquation: Equation = {
  equation: 12,
  statement: 'An idempotency key has one answer, kept with the body it was given for.',
  breaches: [
    `select 'key ' || key || ' of ' || call || ' has ' || cast(count(*) as text) || ' answers' as detail
     from idempotency_keys group by key, call having count(*) > 1`,
    `select 'key ' || key || ' of ' || call || ' lacks its answer or body' as detail
     from idempotency_keys where answer_sealed = '' or body_hash = ''`,
  ],
};
