import type { SqlWords } from './sql-words.ts';

export const paperStart = (words: SqlWords): string[] => [
  papers(words),
  'create index papers_owner on papers (user_id, created_at desc, id desc)',
  `create unique index papers_one_live_fee on papers (payout_no)
     where payout_no is not null and voided_at is null and refused_at is null`,
  paperGifts(words),
  'create unique index paper_gifts_one_live on paper_gifts (order_id) where live = 1',
];

const papers = ({ text, int, strict }: SqlWords) => `
  create table papers (
    id ${text} not null primary key,
    number ${text} not null unique,
    check_code ${text} not null,
    user_id ${text} not null references users (id),
    title_type ${text} not null check (title_type in ('personal', 'company')),
    title_sealed ${text} not null,
    email_sealed ${text} not null,
    mailed_at ${int},
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    kind ${text} not null default 'receipt' check (kind in ('receipt', 'feeInvoice')),
    payout_no ${text} references payouts (payout_no),
    created_at ${int} not null,
    issued_at ${int},
    issued_by ${text} references users (id),
    refused_at ${int},
    refusal ${text} not null default '',
    voided_at ${int},
    void_reason ${text} check (void_reason in ('returned', 'byOwner')),
    constraint papers_void_has_reason check ((voided_at is null) = (void_reason is null)),
    constraint papers_of_a_fee check ((kind = 'feeInvoice') = (payout_no is not null)),
    constraint papers_issued check (kind = 'feeInvoice' or (issued_at is not null and issued_by is null)),
    constraint papers_issued_by_another check (issued_by is null or issued_by <> user_id),
    constraint papers_answered_once check (issued_at is null or refused_at is null)
  ) ${strict}`;

const paperGifts = ({ text, int, strict }: SqlWords) => `
  create table paper_gifts (
    paper_id ${text} not null references papers (id),
    order_id ${text} not null references donations (id),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    live ${int} not null check (live in (0, 1)),
    primary key (paper_id, order_id)
  ) ${strict}`;
