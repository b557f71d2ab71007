import type { SqlWords } from './sql-words.ts';

export const mediaStart = (words: SqlWords): string[] => [images(words), ...imageIndexes];

const images = ({ text, int, strict }: SqlWords) => `
  create table images (
    id ${text} not null primary key,
    owner_user_id ${text} not null references users (id),
    purpose ${text} not null check (purpose in ('cover', 'patient', 'progress', 'avatar', 'proof', 'identity',
      'bill', 'sellAndPay', 'fundUse', 'withdrawal', 'report', 'refund', 'answer', 'discussion')),
    width ${int} not null check (width > 0),
    height ${int} not null check (height > 0),
    path ${text} unique,
    large_path ${text} unique,
    soft_path ${text} unique,
    original_key ${text} not null unique,
    sealed_with ${text} not null,
    bytes_hash ${text} not null,
    perceptual_hash ${text} not null check (length(perceptual_hash) = 16),
    redacted ${int} not null check (redacted in (0, 1)),
    subject ${text},
    position ${int},
    created_at ${int} not null,
    constraint images_public_whole check ((path is null) = (large_path is null)),
    constraint images_public_allowed check (path is null
      or purpose in ('cover', 'patient', 'progress', 'avatar')
      or (redacted = 1 and purpose in ('proof', 'sellAndPay', 'fundUse', 'withdrawal', 'discussion'))),
    constraint images_position_of_bound check (position is null or subject is not null)
  ) ${strict}`;

const imageIndexes = [
  'create index images_of_subject on images (subject, position)',
  'create index images_unbound on images (created_at) where subject is null',
  'create index images_of_owner on images (owner_user_id, bytes_hash)',
  'create index images_alike on images (perceptual_hash)',
];
