import type { SqlWords } from './sql-words.ts';

export const sharingStart = (words: SqlWords): string[] => [
  shares(words),
  ...shareIndexes,
  shareVisits(words),
  shareWords(words),
  shortLinks(words),
];

const shares = ({ text, int, strict }: SqlWords) => `
  create table shares (
    id ${text} not null primary key,
    uuid ${text} not null unique,
    case_id ${text} not null references cases (id),
    user_id ${text} references users (id),
    parent_share_id ${text} references shares (id),
    degree ${int} not null check (degree between 1 and 99),
    channel ${int} not null,
    visit_count ${int} not null check (visit_count >= 0),
    created_at ${int} not null
  ) ${strict}`;

const shareIndexes = [
  'create index shares_sharer on shares (case_id, user_id) where user_id is not null',
  `create index shares_of_person on shares (user_id, created_at desc, id desc)
     where user_id is not null`,
  'create index shares_parent on shares (parent_share_id) where parent_share_id is not null',
  'create index shares_newest on shares (case_id, created_at desc, id desc)',
];

const shareVisits = ({ text, int, strict }: SqlWords) => `
  create table share_visits (
    share_id ${text} not null references shares (id),
    visitor ${text} not null,
    created_at ${int} not null,
    primary key (share_id, visitor)
  ) ${strict}`;

const shareWords = ({ text, int, strict }: SqlWords) => `
  create table share_words (
    case_id ${text} not null references cases (id),
    channel ${int} not null,
    title ${text} not null,
    description ${text} not null,
    updated_at ${int} not null,
    primary key (case_id, channel)
  ) ${strict}`;

const shortLinks = ({ text, int, strict }: SqlWords) => `
  create table short_links (
    token ${text} not null primary key,
    target ${text} not null unique,
    visit_count ${int} not null check (visit_count >= 0),
    created_at ${int} not null
  ) ${strict}`;
