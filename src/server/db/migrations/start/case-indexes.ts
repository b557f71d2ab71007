import type { SqlWords } from './sql-words.ts';

export const caseIndexes = (words: SqlWords): string[] => [newestIndex(words), ...listIndexes];

/** On SQLite a search reads this index alone instead of every story; PostgreSQL caps an entry's size. */
const newestIndex = ({ engine }: SqlWords) => `
  create index cases_newest on cases (status, published_at desc, id desc${
    engine === 'sqlite' ? ', display_status, ends_at, search_text, illness_key' : ''
  })`;

/** Serves lists by what is filtered, newest first and by the rule of order. */
const listIndexes = [
  'create index cases_picked on cases (picked, status, published_at desc, id desc)',
  'create index cases_quiet on cases (status, need_seen, quiet_since_day, id)',
  'create index cases_unhelped on cases (unhelped, status, need_seen, quiet_since_day, id)',
  'create index cases_illness on cases (illness_key, status, published_at desc, id desc)',
  'create index cases_city on cases (city, status, published_at desc, id desc)',
  'create index cases_owner on cases (owner_user_id, created_at desc, id desc)',
  'create index cases_nearly on cases (nearly_there, status, published_at desc, id desc)',
  'create index cases_city_nearly on cases (city, nearly_there, status, published_at desc, id desc)',
  'create index cases_illness_quiet on cases (illness_key, status, need_seen, quiet_since_day, id)',
  'create index cases_city_quiet on cases (city, status, need_seen, quiet_since_day, id)',
  'create index cases_type on cases (case_type, status, published_at desc, id desc)',
  `create unique index cases_open_patient on cases (patient_index)
     where patient_index is not null and status <> 'FINISHED'`,
  // Staff look among cases in every state, the newest first.
  'create index cases_begun on cases (created_at desc, id desc)',
  'create index cases_status_begun on cases (status, created_at desc, id desc)',
  'create index cases_city_begun on cases (city, created_at desc, id desc)',
  'create index cases_target on cases (target_in_fen, created_at desc, id desc)',
  'create index cases_finished on cases (status, finished_at desc, id desc)',
  'create index cases_illness_city on cases (illness_key, status, city, published_at desc)',
  'create index cases_illness_province on cases (illness_key, status, province, published_at desc)',
];
