import type { SqlWords } from './sql-words.ts';

/** Only one opens, for an activity. */
export const sponsorLinks = ({ text, int, strict }: SqlWords): string[] => [
  `
  create table sponsor_links (
    id ${text} not null primary key,
    activity_id ${text} not null references activities (id),
    opened_by ${text} not null references users (id),
    opened_at ${int} not null,
    revoked_by ${text} references users (id),
    revoked_at ${int},
    constraint sponsor_links_revoked check ((revoked_by is null) = (revoked_at is null))
  ) ${strict}`,
  `create unique index sponsor_links_open on sponsor_links (activity_id)
     where revoked_at is null`,
];
