import type { SqlWords } from './sql-words.ts';

/** A family asks once at a time; that it asked, and what was said, stays. */
export const activityApplications = ({ text, int, strict }: SqlWords): string[] => [
  `
  create table activity_applications (
    id ${text} not null primary key,
    activity_id ${text} not null references activities (id),
    case_id ${text} not null references cases (id),
    applied_by ${text} not null references users (id),
    applied_at ${int} not null,
    status ${text} not null check (status in ('APPLYING', 'APPLY_SUCCESS', 'APPLY_FAIL')),
    words ${text} not null,
    decided_by ${text} references users (id),
    decided_at ${int},
    constraint activity_applications_decided check (
      (status = 'APPLYING') = (decided_by is null) and (status = 'APPLYING') = (decided_at is null)),
    constraint activity_applications_not_own check (decided_by <> applied_by)
  ) ${strict}`,
  `create unique index activity_applications_open on activity_applications (case_id)
     where status = 'APPLYING'`,
  'create index activity_applications_of_case on activity_applications (case_id, activity_id, applied_at)',
];
