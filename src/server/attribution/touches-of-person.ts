import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '#src/server/db/schema.ts';

/** This condition finds what led a person to their account and to all that they did here. */
export const touchesOfPerson = (userId: string) => (eb: ExpressionBuilder<Schema, 'touches'>) => {
  const of = (table: 'shares' | 'donations' | 'inquiries') =>
    eb.selectFrom(table).select('id').where('user_id', '=', userId);
  const cases = eb.selectFrom('cases').select('id').where('owner_user_id', '=', userId);
  return eb.or([
    eb('subject', '=', 'account').and('subject_id', '=', userId),
    eb('subject', '=', 'share').and('subject_id', 'in', of('shares')),
    eb('subject', '=', 'gift').and('subject_id', 'in', of('donations')),
    eb('subject', '=', 'lead').and('subject_id', 'in', of('inquiries')),
    eb('subject', '=', 'launch').and('subject_id', 'in', cases),
  ]);
};
