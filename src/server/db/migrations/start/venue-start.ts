import type { SqlWords } from './sql-words.ts';

export const venueStart = (words: SqlWords): string[] => [
  venues(words),
  venueCases(words),
  subVenues(words),
  venueSums(words),
  venueGivers(words),
  venueHelped(words),
  venueCaseGifts(words),
  venueAllowances(words),
  ...indexes,
];

const venues = ({ text, strict }: SqlWords) => `
  create table venues (
    activity_id ${text} not null primary key references activities (id),
    words ${text} not null
  ) ${strict}`;

const venueCases = ({ text, strict }: SqlWords) => `
  create table venue_cases (
    activity_id ${text} not null references venues (activity_id),
    case_id ${text} not null references cases (id),
    primary key (activity_id, case_id)
  ) ${strict}`;

const subVenues = ({ text, int, strict }: SqlWords) => `
  create table sub_venues (
    id ${text} not null primary key,
    activity_id ${text} not null references venues (activity_id),
    name ${text} not null check (name <> ''),
    created_by ${text} not null references users (id),
    created_at ${int} not null,
    hidden_at ${int}
  ) ${strict}`;

const venueSums = ({ text, int, strict }: SqlWords) => `
  create table venue_sums (
    venue_id ${text} not null primary key,
    people ${int} not null check (people >= 0),
    amount_in_fen ${int} not null check (amount_in_fen between 0 and 9007199254740991),
    cases ${int} not null check (cases >= 0)
  ) ${strict}`;

const venueGivers = ({ text, int, strict }: SqlWords) => `
  create table venue_givers (
    venue_id ${text} not null references venue_sums (venue_id),
    user_id ${text} not null references users (id),
    gifts ${int} not null check (gifts >= 0),
    hidden_gifts ${int} not null check (hidden_gifts between 0 and gifts),
    amount_in_fen ${int} not null check (amount_in_fen between 0 and 9007199254740991),
    families ${int} not null check (families >= 0),
    unlisted ${int} not null check (unlisted in (0, 1)),
    primary key (venue_id, user_id)
  ) ${strict}`;

const venueHelped = ({ text, int, strict }: SqlWords) => `
  create table venue_helped (
    venue_id ${text} not null references venue_sums (venue_id),
    user_id ${text} not null references users (id),
    case_id ${text} not null references cases (id),
    gifts ${int} not null check (gifts >= 0),
    primary key (venue_id, user_id, case_id)
  ) ${strict}`;

const venueCaseGifts = ({ text, int, strict }: SqlWords) => `
  create table venue_case_gifts (
    venue_id ${text} not null references venue_sums (venue_id),
    case_id ${text} not null references cases (id),
    gifts ${int} not null check (gifts >= 0),
    primary key (venue_id, case_id)
  ) ${strict}`;

const venueAllowances = ({ text, strict }: SqlWords) => `
  create table venue_allowances (
    activity_id ${text} not null primary key references activities (id),
    venue_id ${text} not null references venues (activity_id)
  ) ${strict}`;

const indexes = [
  'create index venue_allowances_of_venue on venue_allowances (venue_id)',
  `create index sub_venues_newest on sub_venues (activity_id, created_at desc, id desc)
     where hidden_at is null`,
  'create index sub_venues_of_person on sub_venues (created_by, activity_id)',
  `create index venue_givers_listed on venue_givers (venue_id, families desc, user_id desc)
     where families > 0 and hidden_gifts = 0 and unlisted = 0`,
  'create index venue_givers_of_person on venue_givers (user_id)',
];
