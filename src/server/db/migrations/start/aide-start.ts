import type { SqlWords } from './sql-words.ts';

/** Keeps people whom a family lets help to fill in, from the invitation on. */
export const aideStart = ({ text, int, strict }: SqlWords): string[] => [
  `
  create table case_aides (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    kind ${text} not null check (kind in ('adviser', 'relative', 'socialWorker')),
    invited_at ${int} not null,
    expires_at ${int} not null,
    aide_user_id ${text} references users (id),
    accepted_at ${int},
    ended_at ${int},
    ended_by ${text} check (ended_by in ('family', 'aide', 'account', 'time')),
    constraint case_aides_accepted check ((aide_user_id is null) = (accepted_at is null)),
    constraint case_aides_ended check ((ended_at is null) = (ended_by is null))
  ) ${strict}`,
  `create unique index case_aides_invited on case_aides (case_id, kind)
     where accepted_at is null and ended_at is null`,
  `create unique index case_aides_running on case_aides (case_id, aide_user_id)
     where accepted_at is not null and ended_at is null`,
  'create index case_aides_person on case_aides (aide_user_id, accepted_at)',
  'create index case_aides_case on case_aides (case_id, accepted_at)',
];
