import { growOnly } from './guards.ts';
import type { SqlWords } from './sql-words.ts';

export const ledgerStart = (words: SqlWords): string[] => [
  ledgerAccounts(words),
  'create index ledger_accounts_kind on ledger_accounts (kind)',
  ledgerTransfers(words),
  'create index ledger_transfers_day on ledger_transfers (created_at)',
  `create index ledger_transfers_case on ledger_transfers (case_id, kind)
     where case_id is not null`,
  ledgerEntries(words),
  'create index ledger_entries_account on ledger_entries (account_id)',
  ledgerTurnover(words),
  ...growOnly(
    words.engine,
    ['ledger_transfers', 'ledger_entries'],
    'the ledger only grows: correct it with a new transfer',
  ),
];

const ledgerAccounts = ({ text, int, strict }: SqlWords) => `
  create table ledger_accounts (
    id ${text} not null primary key,
    kind ${text} not null check (kind in
      ('G', 'B', 'E', 'C', 'CH', 'CR', 'X', 'U', 'P', 'F', 'R', 'L', 'S')),
    balance_in_fen ${int} not null
      check (balance_in_fen between -9007199254740991 and 9007199254740991),
    constraint ledger_accounts_named_by_kind check
      (id = kind or (substr(id, 1, length(kind) + 1) = kind || ':' and length(id) > length(kind) + 1)),
    constraint ledger_accounts_not_overdrawn check
      (balance_in_fen >= 0 or kind not in ('C', 'CH', 'CR', 'X', 'U', 'P', 'S'))
  ) ${strict}`;

const ledgerTransfers = ({ text, int, strict }: SqlWords) => `
  create table ledger_transfers (
    id ${text} not null primary key,
    kind ${text} not null,
    reference ${text} not null,
    case_id ${text} references cases (id),
    created_at ${int} not null,
    unique (kind, reference)
  ) ${strict}`;

const ledgerEntries = ({ text, int, strict }: SqlWords) => `
  create table ledger_entries (
    transfer_id ${text} not null references ledger_transfers (id),
    position ${int} not null check (position >= 0),
    account_id ${text} not null references ledger_accounts (id),
    amount_in_fen ${int} not null check (
      amount_in_fen <> 0 and amount_in_fen between -9007199254740991 and 9007199254740991),
    primary key (transfer_id, position)
  ) ${strict}`;

const ledgerTurnover = ({ text, int, strict }: SqlWords) => `
  create table ledger_turnover (
    kind ${text} not null,
    account_kind ${text} not null,
    amount_in_fen ${int} not null,
    primary key (kind, account_kind)
  ) ${strict}`;
