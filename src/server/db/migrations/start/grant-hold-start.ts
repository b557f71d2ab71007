import type { SqlWords } from './sql-words.ts';

/**
 * It is held by one or by the machine, decided on by another; to send it back takes two persons.
 */
export const grantHolds = ({ text, int, strict }: SqlWords): string[] => [
  `create table grant_holds (
    id ${text} not null primary key,
    cause ${text} not null references activity_grants (cause),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    status ${text} not null check (status in ('HELD', 'RELEASED', 'REVOKED', 'RETURNED')),
    reason ${text} not null,
    held_by ${text} references users (id),
    held_at ${int} not null,
    decided_by ${text} references users (id),
    decided_at ${int},
    constraint grant_holds_decided check ((status = 'HELD') = (decided_at is null)),
    constraint grant_holds_four_eyes check (
      held_by is null or decided_by is null or held_by <> decided_by),
    constraint grant_holds_revoked check (
      status <> 'REVOKED' or (held_by is not null and decided_by is not null))
  ) ${strict}`,
  `create unique index grant_holds_one on grant_holds (cause) where status = 'HELD'`,
  'create index grant_holds_of_grant on grant_holds (cause, held_at desc)',
];
