import type { SqlWords } from './sql-words.ts';

export const tracingStart = (words: SqlWords): string[] => [
  caseMaterials(words),
  'create index case_materials_shown on case_materials (case_id, masked, stated_at, id)',
  caseMilestones(words),
];

const caseMaterials = ({ text, int, strict }: SqlWords) => `
  create table case_materials (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    kind ${text} not null check (kind in
      ('identity', 'diagnosis', 'hospital', 'household', 'costs', 'sellAndPay')),
    alt ${text},
    path ${text} not null,
    large_path ${text} not null,
    width ${int} not null check (width > 0),
    height ${int} not null check (height > 0),
    masked ${int} not null check (masked in (0, 1)),
    stated_at ${int} not null
  ) ${strict}`;

const caseMilestones = ({ text, int, strict }: SqlWords) => `
  create table case_milestones (
    case_id ${text} not null references cases (id),
    percent ${int} not null check (percent in (25, 50, 75, 100)),
    reached_at ${int} not null,
    primary key (case_id, percent)
  ) ${strict}`;
