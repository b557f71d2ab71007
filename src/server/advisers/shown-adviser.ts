import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '#src/server/db/schema.ts';

/** Advisers with these tags are kept and not shown. */
export const hiddenTags: readonly number[] = [2, 3];

/** This condition is true of one of our own, not resigned, not reported, of no hidden tag. */
export function isShownAdviser(eb: ExpressionBuilder<Schema, 'advisers'>) {
  return eb.and([
    eb('advisers.origin', '=', 'advisor'),
    eb('advisers.resigned_at', 'is', null),
    eb('advisers.reported_at', 'is', null),
    eb('advisers.tag', 'not in', hiddenTags),
  ]);
}
