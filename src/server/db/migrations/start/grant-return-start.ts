import { growOnly } from './guards.ts';
import type { SqlWords } from './sql-words.ts';

/**
 * What stood on no gift went back to its pool with a refund of its case, or any grant by itself
 * after it was held: once.
 */
export const grantReturns = ({ engine, text, int, strict }: SqlWords): string[] => [
  `create table grant_returns (
    cause ${text} not null primary key references activity_grants (cause),
    case_refund_id ${text} references case_refunds (id),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    created_at ${int} not null
  ) ${strict}`,
  'create index grant_returns_of_refund on grant_returns (case_refund_id, cause)',
  ...growOnly(engine, ['grant_returns'], 'what went back only grows'),
];
