import type { SqlWords } from './sql-words.ts';

export const reviewStart = (words: SqlWords): string[] => [
  reviewTasks(words),
  ...reviewTaskIndexes,
  taskQuestions(words),
  ...taskQuestionIndexes,
  readyTexts(words),
  settings(words),
  staffProposals(words),
  ...staffProposalIndexes,
  staffSecondFactors(words),
];

const reviewTasks = ({ text, int, strict }: SqlWords) => `
  create table review_tasks (
    id ${text} not null primary key,
    queue ${text} not null,
    subject_id ${text} not null,
    case_id ${text} references cases (id),
    submitted_by ${text} references users (id),
    urgent ${int} not null check (urgent in (0, 1)),
    revision ${int} not null check (revision >= 1),
    state ${text} not null check (state in ('open', 'decided', 'closed')),
    opened_at ${int} not null,
    clock_from ${int} not null,
    waiting_since ${int},
    assigned_to ${text} references users (id),
    escalated_at ${int},
    snoozed_until ${int},
    left_words ${text} not null,
    left_by ${text} references users (id),
    claimed_by ${text} references users (id),
    claimed_until ${int},
    decided_by ${text} references users (id),
    decided_at ${int},
    decision ${text} check (decision in ('pass', 'refuse')),
    decision_hash ${text},
    refused_sealed ${text},
    closed_because ${text} check (closed_because in ('byFamily', 'byAuthor', 'replaced', 'settled')),
    constraint review_tasks_closed_whole check ((state = 'closed') = (closed_because is not null)),
    constraint review_tasks_refused_whole check (refused_sealed is null or decision = 'refuse'),
    constraint review_tasks_left_by_someone check ((left_words = '') = (left_by is null)),
    constraint review_tasks_claim_whole check ((claimed_by is null) = (claimed_until is null)),
    constraint review_tasks_decided_whole check (
      (state = 'decided') = (decision is not null)
      and (decision is null) = (decided_by is null)
      and (decision is null) = (decision_hash is null)
      and (state = 'open') = (decided_at is null)
    ),
    constraint review_tasks_not_own check (decided_by <> submitted_by)
  ) ${strict}`;

const reviewTaskIndexes = [
  `create unique index review_tasks_open on review_tasks (queue, subject_id)
     where state = 'open'`,
  `create index review_tasks_waiting on review_tasks (queue, urgent desc, opened_at, id)
     where state = 'open'`,
  `create index review_tasks_case on review_tasks (case_id, opened_at)
     where case_id is not null`,
  `create index review_tasks_decided on review_tasks (decided_at) where state = 'decided'`,
  'create index review_tasks_opened on review_tasks (opened_at)',
];

const taskQuestions = ({ text, int, strict }: SqlWords) => `
  create table task_questions (
    id ${text} not null primary key,
    task_id ${text} not null references review_tasks (id),
    case_id ${text} not null references cases (id),
    asked_by ${text} not null references users (id),
    asked_at ${int} not null,
    question_sealed ${text} not null,
    answer_sealed ${text},
    ended_at ${int},
    constraint task_questions_answer_ended check (answer_sealed is null or ended_at is not null)
  ) ${strict}`;

const taskQuestionIndexes = [
  'create unique index task_questions_open on task_questions (task_id) where ended_at is null',
  'create index task_questions_task on task_questions (task_id, asked_at)',
  'create index task_questions_case on task_questions (case_id, asked_at)',
];

const readyTexts = ({ text, int, strict }: SqlWords) => `
  create table ready_texts (
    id ${text} not null primary key,
    kind ${text} not null check (kind in ('any', 'picture', 'words')),
    said ${text} not null,
    shown ${int} not null check (shown in (0, 1)),
    set_by ${text} not null references users (id),
    added_at ${int} not null,
    set_at ${int} not null
  ) ${strict}`;

const settings = ({ text, int, strict }: SqlWords) => `
  create table settings (
    key ${text} not null primary key,
    value ${text} not null,
    reason ${text} not null,
    set_by ${text} not null references users (id),
    confirmed_by ${text} references users (id),
    set_at ${int} not null,
    constraint settings_four_eyes check (confirmed_by <> set_by)
  ) ${strict}`;

const staffProposals = ({ text, int, strict }: SqlWords) => `
  create table staff_proposals (
    id ${text} not null primary key,
    kind ${text} not null check (kind in
      ('setting', 'liftFreeze', 'poolFunding', 'feeOption', 'refundAccount', 'clawback',
        'cashierTest', 'activity', 'activityRule', 'venue', 'lottery', 'matchFunding',
        'matchReturn', 'adviserDesk')),
    subject ${text} not null,
    value ${text} not null,
    account_sealed ${text},
    reason ${text} not null,
    proposed_by ${text} not null references users (id),
    proposed_at ${int} not null,
    state ${text} not null check (state in ('open', 'confirmed', 'withdrawn')),
    decided_by ${text} references users (id),
    decided_at ${int},
    constraint staff_proposals_account check ((kind = 'refundAccount') = (account_sealed is not null)),
    constraint staff_proposals_decided_whole check (
      (state = 'open') = (decided_by is null) and (state = 'open') = (decided_at is null)
    ),
    constraint staff_proposals_four_eyes check (state <> 'confirmed' or decided_by <> proposed_by)
  ) ${strict}`;

/** Money that arrived counts once, for all kinds, whatever is proposed of it later. */
const staffProposalIndexes = [
  `create unique index staff_proposals_open on staff_proposals (kind, subject)
     where state = 'open'`,
  'create index staff_proposals_newest on staff_proposals (proposed_at)',
  `create unique index staff_proposals_funded on staff_proposals (subject)
     where kind = 'poolFunding' and state = 'confirmed'`,
  `create unique index staff_proposals_arrived on staff_proposals (subject)
     where kind in ('poolFunding', 'clawback', 'matchFunding', 'matchReturn')
       and state = 'confirmed'`,
];

const staffSecondFactors = ({ text, int, strict }: SqlWords) => `
  create table staff_second_factors (
    user_id ${text} not null primary key references users (id),
    secret_sealed ${text} not null,
    pending_sealed ${text},
    enrolled_at ${int},
    last_step ${int} not null,
    tries ${int} not null check (tries >= 0),
    locked_until ${int}
  ) ${strict}`;
