import { expressionBuilder } from 'kysely';
import type { Schema } from '#src/server/db/schema.ts';
import { workedOn } from '#src/shared/advisers/leads/lead-steps.ts';

/** Answers how many leads an adviser works on now: whoever has least is next. */
export function openLeads() {
  return expressionBuilder<Schema, 'advisers'>()
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('leads.adviser_id', '=', 'advisers.id')
    .where('leads.state', 'in', workedOn);
}

/** Answers families whose lead an adviser had and whose appeal passed review. */
export function casesHelped() {
  return expressionBuilder<Schema, 'advisers'>()
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('leads.adviser_id', '=', 'advisers.id')
    .where('leads.passed_at', 'is not', null);
}
