import type { SqlWords } from './sql-words.ts';

export const objectionStart = (words: SqlWords): string[] => [
  withdrawalObjections(words),
  ...withdrawalObjectionIndexes,
];

const withdrawalObjections = ({ text, int, strict }: SqlWords) => `
  create table withdrawal_objections (
    id ${text} not null primary key,
    withdrawal_id ${text} not null references withdrawals (id),
    user_id ${text} not null references users (id),
    content ${text} not null check (content <> ''),
    objector ${text} not null check (objector in ('donor', 'verifier', 'named')),
    position ${int} check (position >= 1),
    family_words ${text} check (family_words <> ''),
    family_at ${int},
    state ${text} not null check (state in ('open', 'answered', 'upheld')),
    first_words ${text},
    first_by ${text} references users (id),
    first_upheld ${int},
    first_at ${int},
    second_words ${text},
    second_by ${text} references users (id),
    second_upheld ${int},
    second_at ${int},
    third_words ${text},
    third_by ${text} references users (id),
    third_at ${int},
    created_at ${int} not null,
    unique (withdrawal_id, user_id),
    ${objectionChecks}
  ) ${strict}`;

const objectionChecks = `
    constraint withdrawal_objections_first_whole check (
      (first_by is null) = (first_words is null) and (first_by is null) = (first_at is null)),
    constraint withdrawal_objections_second_whole check (
      (second_by is null) = (second_words is null) and (second_by is null) = (second_at is null)),
    constraint withdrawal_objections_family_whole
      check ((family_words is null) = (family_at is null)),
    constraint withdrawal_objections_answered_by_two check (
      second_by is null or (first_by is not null and second_by <> first_by)),
    constraint withdrawal_objections_not_by_the_objector check (
      (first_by is null or first_by <> user_id) and (second_by is null or second_by <> user_id)),
    constraint withdrawal_objections_closed_with_words check (
      state = 'open' or (state = 'upheld' and first_by is not null)
      or (state = 'answered' and second_by is not null)),
    constraint withdrawal_objections_first_verdict
      check (first_upheld is null or (first_upheld in (0, 1) and first_by is not null)),
    constraint withdrawal_objections_second_verdict
      check (second_upheld is null or (second_upheld in (0, 1) and second_by is not null)),
    constraint withdrawal_objections_third_is_another check (third_by is null
      or (second_by is not null and third_by not in (first_by, second_by, user_id))),
    constraint withdrawal_objections_third_whole check (
      (third_by is null) = (third_words is null) and (third_by is null) = (third_at is null)),
    constraint withdrawal_objections_third_where_two_disagree check (
      state = 'open' or third_by is not null
      or first_upheld is null or second_upheld is null or first_upheld = second_upheld)`;

const withdrawalObjectionIndexes = [
  `create index withdrawal_objections_open on withdrawal_objections (withdrawal_id)
     where state = 'open'`,
  'create index withdrawal_objections_of on withdrawal_objections (withdrawal_id, created_at, id)',
];
