import type { SqlWords } from './sql-words.ts';

export const commentStart = (words: SqlWords): string[] => [
  comments(words),
  ...commentIndexes,
  likes(words),
  sentWords(words),
];

const comments = ({ text, int, strict }: SqlWords) => `
  create table comments (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    user_id ${text} not null references users (id),
    biz_type ${text} not null check (biz_type in ('case', 'order', 'progress', 'verification')),
    biz_id ${text} not null,
    parent_id ${text} references comments (id),
    content ${text} not null,
    like_count ${int} not null check (like_count >= 0),
    created_at ${int} not null,
    removed_at ${int},
    hidden_at ${int},
    hidden_by ${text} references users (id),
    constraint comments_removed_empty check ((removed_at is not null) = (content = '')),
    constraint comments_hidden_by_someone check ((hidden_at is null) = (hidden_by is null))
  ) ${strict}`;

const commentIndexes = [
  `create index comments_newest on comments (case_id, created_at desc, id desc)
     where removed_at is null`,
  `create index comments_thread on comments (biz_type, biz_id, created_at desc, id desc)
     where removed_at is null`,
  `create index comments_liked
     on comments (case_id, like_count desc, created_at desc, id desc) where removed_at is null`,
  `create index comments_thread_liked
     on comments (biz_type, biz_id, like_count desc, created_at desc, id desc)
     where removed_at is null`,
  `create index comments_author on comments (user_id, case_id, created_at desc, id desc)
     where removed_at is null`,
  'create index comments_parent on comments (parent_id) where parent_id is not null',
];

const likes = ({ text, int, strict }: SqlWords) => `
  create table likes (
    biz_type ${text} not null check (biz_type in ('comment', 'verification')),
    biz_id ${text} not null,
    user_id ${text} not null references users (id),
    created_at ${int} not null,
    primary key (biz_type, biz_id, user_id)
  ) ${strict}`;

const sentWords = ({ text, int, strict }: SqlWords) => `
  create table sent_words (
    user_id ${text} not null references users (id),
    case_id ${text} not null references cases (id),
    day ${text} not null,
    created_at ${int} not null,
    primary key (user_id, case_id)
  ) ${strict}`;
