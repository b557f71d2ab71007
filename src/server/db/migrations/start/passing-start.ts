import { growOnly } from './guards.ts';
import type { SqlWords } from './sql-words.ts';

/** Keeps what donors chose for gifts that their case gives back, and what was passed on by it. */
export const passing = ({ engine, text, int, strict }: SqlWords): string[] => [
  `create table if_unused_changes (
    order_id ${text} not null references donations (id),
    position ${int} not null check (position > 0),
    chosen_before ${text} not null,
    chosen ${text} not null check (chosen in ('back', 'sameIllness', 'leastSeen')),
    changed_at ${int} not null,
    constraint if_unused_changes_changes check (chosen <> chosen_before),
    primary key (order_id, position)
  ) ${strict}`,
  `create table passed_gifts (
    refund_no ${text} not null primary key references refunds (refund_no),
    order_id ${text} not null unique references donations (id),
    to_order_id ${text} not null unique references donations (id),
    case_id ${text} not null references cases (id),
    to_case_id ${text} not null references cases (id),
    case_refund_id ${text} not null references case_refunds (id),
    chosen ${text} not null check (chosen in ('sameIllness', 'leastSeen')),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    passed_at ${int} not null,
    constraint passed_gifts_on check (case_id <> to_case_id)
  ) ${strict}`,
  'create index passed_gifts_of_refund on passed_gifts (case_refund_id, order_id)',
  ...growOnly(engine, ['if_unused_changes'], 'what was chosen only grows'),
  ...growOnly(engine, ['passed_gifts'], 'what was passed on only grows'),
];
