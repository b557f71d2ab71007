import type { SqlWords } from './sql-words.ts';

export const pennantStart = (words: SqlWords): string[] => [
  pennants(words),
  venueVisitDays(words),
  ...indexes,
];

const pennants = ({ text, int, strict }: SqlWords) => `
  create table pennants (
    id ${text} not null primary key,
    kind ${text} not null check (kind in ('gave', 'verified', 'spoke', 'told', 'visit')),
    from_user_id ${text} references users (id),
    to_user_id ${text} not null references users (id),
    to_name ${text} not null,
    case_id ${text} references cases (id),
    activity_id ${text} references venues (activity_id),
    words ${text} not null,
    created_at ${int} not null,
    hidden_at ${int},
    hidden_by ${text} check (hidden_by in ('giver', 'receiver', 'staff')),
    reported_at ${int},
    check ((kind = 'visit') = (from_user_id is null)),
    check ((kind = 'visit') = (activity_id is not null)),
    check ((kind = 'visit') = (case_id is null)),
    check ((hidden_at is null) = (hidden_by is null)),
    check (from_user_id <> to_user_id)
  ) ${strict}`;

const venueVisitDays = ({ text, strict }: SqlWords) => `
  create table venue_visit_days (
    activity_id ${text} not null references venues (activity_id),
    user_id ${text} not null references users (id),
    day ${text} not null,
    primary key (activity_id, user_id, day)
  ) ${strict}`;

const indexes = [
  'create unique index pennants_one_a_pair on pennants (from_user_id, to_user_id, kind)',
  'create unique index pennants_one_a_venue on pennants (to_user_id, activity_id)',
  'create index pennants_received on pennants (to_user_id, created_at desc, id desc)',
  'create index pennants_given on pennants (from_user_id, created_at desc, id desc)',
  'create index venue_visit_days_of_person on venue_visit_days (user_id, activity_id)',
];
