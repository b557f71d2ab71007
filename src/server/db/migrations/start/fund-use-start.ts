import type { SqlWords } from './sql-words.ts';

export const fundUseStart = (words: SqlWords): string[] => [fundUses(words), ...fundUseIndexes];

/** Keeps what the public is owed after each payout: how it was used. */
const fundUses = ({ text, int, strict }: SqlWords) => `
  create table fund_uses (
    payout_no ${text} not null primary key references payouts (payout_no),
    withdrawal_id ${text} not null references withdrawals (id),
    case_id ${text} not null references cases (id),
    due_at ${int} not null,
    reminded_at ${int},
    overdue_told_at ${int},
    post_id ${text},
    shown_at ${int},
    created_at ${int} not null,
    constraint fund_uses_shown_by_a_post check ((post_id is null) = (shown_at is null))
  ) ${strict}`;

const fundUseIndexes = [
  'create index fund_uses_of_case on fund_uses (case_id, due_at)',
  'create index fund_uses_owed on fund_uses (due_at, payout_no) where shown_at is null',
  'create index fund_uses_newest on fund_uses (created_at desc, payout_no desc)',
  'create index fund_uses_of_withdrawal on fund_uses (withdrawal_id, due_at)',
];
