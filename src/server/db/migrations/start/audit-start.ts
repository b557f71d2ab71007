import { growOnly } from './guards.ts';
import type { SqlWords } from './sql-words.ts';

export const auditStart = (words: SqlWords): string[] => [
  auditTrail(words),
  ...auditTrailIndexes,
  auditHead(words),
  `insert into audit_head (id, position, hash) values (1, 0, '')`,
  auditChecks(words),
  `insert into audit_checks (id, position, hash, whole_position, whole_hash)
     values (1, 0, '', 0, '')`,
  ...growOnly(words.engine, ['audit_trail'], 'the audit trail only grows'),
];

const auditTrail = ({ text, int, strict }: SqlWords) => `
  create table audit_trail (
    position ${int} not null primary key,
    at ${int} not null,
    staff_user_id ${text} references users (id),
    act ${text} not null,
    queue ${text},
    subject_id ${text},
    case_id ${text} references cases (id),
    reason ${text} not null,
    detail ${text} not null,
    hash ${text} not null
  ) ${strict}`;

const auditTrailIndexes = [
  'create index audit_trail_staff on audit_trail (staff_user_id, position)',
  'create index audit_trail_case on audit_trail (case_id, position) where case_id is not null',
  'create index audit_trail_at on audit_trail (at)',
  'create index audit_trail_queue on audit_trail (queue, at, position) where queue is not null',
];

const auditHead = ({ text, int, strict }: SqlWords) => `
  create table audit_head (
    id ${int} not null primary key check (id = 1),
    position ${int} not null,
    hash ${text} not null
  ) ${strict}`;

const auditChecks = ({ text, int, strict }: SqlWords) => `
  create table audit_checks (
    id ${int} not null primary key check (id = 1),
    position ${int} not null check (position >= 0),
    hash ${text} not null,
    began_at ${int},
    whole_at ${int},
    whole_position ${int} not null,
    whole_hash ${text} not null,
    broken_at ${int},
    broken_position ${int}
  ) ${strict}`;
