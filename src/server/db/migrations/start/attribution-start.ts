import type { SqlWords } from './sql-words.ts';

export const attributionStart = (words: SqlWords): string[] => [
  touches(words),
  'create index touches_age on touches (created_at)',
  touchedVisitDays(words),
  shareOrigins(words),
  'create index share_origins_age on share_origins (created_at)',
];

const touches = ({ text, int, strict }: SqlWords) => `
  create table touches (
    subject ${text} not null check (subject in ('account', 'share', 'gift', 'launch', 'lead')),
    subject_id ${text} not null,
    position ${text} not null check (position in ('first', 'last')),
    source ${text} not null,
    sharedv ${text} not null,
    forward_from ${text} not null,
    channel ${text} not null,
    user_source_id ${text} not null,
    bof_id ${text} not null,
    entrancetype ${text} not null,
    posid ${text} not null,
    touched_at ${int} not null,
    created_at ${int} not null,
    primary key (subject, subject_id, position)
  ) ${strict}`;

const touchedVisitDays = ({ text, int, strict }: SqlWords) => `
  create table touched_visit_days (
    day ${text} not null,
    channel ${text} not null,
    sharedv ${text} not null,
    visit_count ${int} not null check (visit_count >= 0),
    primary key (day, channel, sharedv)
  ) ${strict}`;

const shareOrigins = ({ text, int, strict }: SqlWords) => `
  create table share_origins (
    share_id ${text} not null primary key references shares (id),
    source ${text} not null,
    share_dv ${text} not null,
    user_source_id ${text} not null,
    share_source_id ${text} not null,
    wx_source ${text} not null,
    to_wx_source ${text} not null,
    trade_no ${text} not null,
    path_name ${text} not null,
    crypto_user_id ${text} not null,
    created_at ${int} not null
  ) ${strict}`;
