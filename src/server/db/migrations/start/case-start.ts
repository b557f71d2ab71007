import { caseIndexes } from './case-indexes.ts';
import type { SqlWords } from './sql-words.ts';

export const caseStart = (words: SqlWords): string[] => [
  cases(words),
  ...caseIndexes(words),
  caseFunds(words),
  caseFacts(words),
  'create index case_facts_case on case_facts (case_id)',
  'create index case_facts_expiry on case_facts (expires_at) where expires_at is not null',
  casePictures(words),
  keptStories(words),
  caseTellings(words),
  caseChanges(words),
  'create index case_changes_case on case_changes (case_id, changed_at)',
];

const cases = (words: SqlWords) => `
  create table cases (
    ${toldOfCase(words)}
    ${standingOfCase(words)}
    constraint cases_mourning_shown check (mourning_shown_at is null or mourning_at is not null),
    constraint cases_filled check (filled_at is null or surplus_use is null or gap_in_fen is not null),
    constraint cases_for_donors check (audience <> 'donors' or put_away_at is not null)
  ) ${words.strict}`;

const toldOfCase = ({ text, int }: SqlWords) => `id ${text} not null primary key,
    case_type ${int} not null check (case_type in (0, 1, 99)),
    owner_user_id ${text} not null references users (id),
    title ${text} not null,
    content ${text} not null,
    target_in_fen ${int} not null check (target_in_fen between 1 and 9007199254740991),
    status ${text} not null check (status in
      ('APPROVE_PENDING', 'APPROVE_DENIED', 'CROWDFUNDING_STATED', 'FINISHED', 'SUBMITTED')),
    display_status ${int} not null check (display_status >= 0),
    end_reason ${int} check (end_reason in (1, 2, 3, 4, 101, 102, 103, 201, 202, 203, 204)),
    finish_text ${text},
    platform_finish_reason ${text},
    illness ${text} not null,
    illness_key ${text} not null,
    province ${text} not null, city ${text} not null,
    hospital ${text} not null, department ${text} not null,
    patient ${text} not null, raiser ${text} not null, payee ${text} not null,
    treatment ${text} not null,
    household ${text},
    team ${text},
    labels ${text} not null,`;

const standingOfCase = ({
  text,
  int,
}: SqlWords) => `detail_version ${int} not null check (detail_version in (0, 1, 2)),
    service_charge_option ${int} not null check (service_charge_option in (1, 2, 3, 4)),
    fee_basis_points ${int} not null check (fee_basis_points between 0 and 10000),
    picked ${int} not null check (picked in (0, 1)),
    search_text ${text} not null,
    share_count ${int} not null check (share_count >= 0),
    created_at ${int} not null, published_at ${int}, ends_at ${int}, finished_at ${int},
    mourning_at ${int}, mourning_shown_at ${int},
    mourning_ended ${int} not null default 0 check (mourning_ended in (0, 1)),
    patient_index ${text}, stop_reason ${text},
    nearly_there ${int} not null default 0 check (nearly_there in (0, 1)),
    surplus_use ${text}, filled_at ${int}, put_away_at ${int}, gap_in_fen ${int} check (gap_in_fen > 0),
    audience ${text} not null default 'public' check (audience in ('public', 'link', 'donors')),
    faces_shown ${int} not null default 0 check (faces_shown in (0, 1)),
    need_seen ${int} not null default 0 check (need_seen in (0, 1)),
    quiet_since_day ${int} not null default 0 check (quiet_since_day >= 0),
    unhelped ${int} not null default 1 check (unhelped in (0, 1)),`;

const caseFunds = ({ text, int, strict }: SqlWords) => `
  create table case_funds (
    case_id ${text} not null primary key references cases (id),
    given_in_fen ${int} not null check (given_in_fen between 0 and 9007199254740991),
    raised_in_fen ${int} not null check (raised_in_fen between 0 and given_in_fen),
    donation_count ${int} not null check (donation_count >= 0),
    matched_in_fen ${int} not null default 0 check (matched_in_fen >= 0)
  ) ${strict}`;

const caseFacts = ({ text, int, strict }: SqlWords) => `
  create table case_facts (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    kind ${text} not null check (kind in
      ('identity', 'diagnosis', 'hospital', 'payee', 'household', 'costs')),
    state ${text} not null check (state in
      ('declared', 'documentSeen', 'confirmed', 'expired', 'disputed')),
    method ${text} not null check (method in
      ('papersCompared', 'diagnosisSeen', 'hospitalNotAsked', 'wardAsked', 'accountCompared',
       'familyTold', 'billsSeen', 'reportUpheld')),
    compared ${text} not null, compared_by ${text} references users (id),
    stated_at ${int} not null, expires_at ${int},
    check ((compared = '[]') = (compared_by is null)),
    check (compared_by is not null or state not in ('documentSeen', 'confirmed', 'expired')),
    check ((state = 'disputed') = (method = 'reportUpheld'))
  ) ${strict}`;

const casePictures = ({ text, int, strict }: SqlWords) => `
  create table case_pictures (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    position ${int} not null check (position >= 0),
    alt ${text},
    path ${text} not null,
    large_path ${text} not null,
    image_id ${text},
    width ${int} not null check (width > 0),
    height ${int} not null check (height > 0),
    unique (case_id, position)
  ) ${strict}`;

/** Keeps what a case told, for those who gave to it, until it is put away from them too. */
const keptStories = ({ text, int, strict }: SqlWords) => `
  create table kept_stories (
    case_id ${text} not null primary key references cases (id),
    told ${text} not null,
    keep_until ${int} not null
  ) ${strict}`;

/** Tells the story once more, in another language. */
const caseTellings = ({ text, strict }: SqlWords) => `
  create table case_tellings (
    case_id ${text} not null references cases (id),
    language ${text} not null,
    title ${text} not null,
    content ${text} not null,
    told_by ${text} not null check (told_by in ('family', 'translator')),
    primary key (case_id, language)
  ) ${strict}`;

/** Keeps what a public case said before and after a change, for everyone to read. */
const caseChanges = ({ text, int, strict }: SqlWords) => `
  create table case_changes (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    changed_at ${int} not null,
    asks ${int} not null check (asks in (0, 1)),
    title_before ${text} not null,
    title_after ${text} not null,
    content_before ${text} not null,
    content_after ${text} not null,
    target_before_in_fen ${int} not null,
    target_after_in_fen ${int} not null
  ) ${strict}`;
