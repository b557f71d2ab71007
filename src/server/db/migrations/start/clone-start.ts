import type { SqlWords } from './sql-words.ts';

export const cloneStart = (words: SqlWords): string[] => [
  storyPrints(words),
  'create index story_prints_case on story_prints (case_id)',
  cloneChecks(words),
  cloneHits(words),
  ...cloneHitIndexes,
];

/** The key begins with what is looked for: which cases have this bucket? */
const storyPrints = ({ text, int, strict }: SqlWords) => `
  create table story_prints (
    kind ${text} not null check (kind in ('text', 'picture', 'paper', 'person', 'account', 'name')),
    band ${int} not null check (band between 0 and 63),
    bucket ${text} not null,
    case_id ${text} not null references cases (id),
    print ${text} not null,
    primary key (kind, band, bucket, case_id, print)
  ) ${strict}`;

const cloneChecks = ({ text, int, strict }: SqlWords) => `
  create table clone_checks (
    case_id ${text} not null primary key references cases (id),
    round ${int} not null check (round >= 1),
    asked_at ${int} not null,
    done_at ${int}
  ) ${strict}`;

const cloneHits = ({ text, int, strict }: SqlWords) => `
  create table clone_hits (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    other_case_id ${text} not null references cases (id),
    pair ${text} not null unique,
    likenesses ${text} not null,
    judged ${text} not null,
    state ${text} not null check (state in ('open', 'falseAlarm', 'real', 'gone')),
    found_at ${int} not null,
    decided_by ${text} references users (id),
    decided_at ${int},
    constraint clone_hits_two check (case_id <> other_case_id),
    constraint clone_hits_decided check (state not in ('falseAlarm', 'real') or decided_by is not null)
  ) ${strict}`;

const cloneHitIndexes = [
  'create index clone_hits_case on clone_hits (case_id, state)',
  'create index clone_hits_other on clone_hits (other_case_id, state)',
];
