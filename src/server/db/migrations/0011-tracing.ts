import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    caseMaterials(words),
    'create index case_materials_shown on case_materials (case_id, masked, stated_at, id)',
    caseMilestones(words),
    milestonesSoFar,
    nearlyThere(words),
    nearlyThereSoFar,
    ...listIndexes,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

const caseMaterials = ({ text, int, strict }: Words) => `
  create table case_materials (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    kind ${text} not null check (kind in
      ('identity', 'diagnosis', 'hospital', 'household', 'costs', 'sellAndPay')),
    alt ${text} not null,
    alt_en ${text} not null,
    path ${text} not null,
    large_path ${text} not null,
    width ${int} not null check (width > 0),
    height ${int} not null check (height > 0),
    masked ${int} not null check (masked in (0, 1)),
    stated_at ${int} not null
  ) ${strict}`;

const caseMilestones = ({ text, int, strict }: Words) => `
  create table case_milestones (
    case_id ${text} not null references cases (id),
    percent ${int} not null check (percent in (25, 50, 75, 100)),
    reached_at ${int} not null,
    primary key (case_id, percent)
  ) ${strict}`;

/** What gifts before this table had reached, by the gift that reached it. */
const milestonesSoFar = `
  insert into case_milestones (case_id, percent, reached_at)
  select running.case_id, steps.percent, min(running.paid_at)
  from (
    select case_id, paid_at,
      sum(amount_in_fen) over (partition by case_id order by paid_at, id) as raised_in_fen
    from donations where paid_at is not null
  ) running
  join cases on cases.id = running.case_id
  join (select 25 as percent union all select 50 union all select 75 union all select 100) steps
    on running.raised_in_fen * 100 >= cases.target_in_fen * steps.percent
  group by running.case_id, steps.percent`;

/** From four fifths of the target until it is reached; kept beside the case for its list's index. */
const nearlyThere = ({ int }: Words) =>
  `alter table cases add column nearly_there ${int} not null default 0
     check (nearly_there in (0, 1))`;

const nearlyThereSoFar = `
  update cases set nearly_there = 1 where exists (
    select 1 from case_funds where case_funds.case_id = cases.id
      and raised_in_fen * 5 >= target_in_fen * 4 and raised_in_fen < target_in_fen)`;

/** Filtered lists in the order of the day's turn, and cases by what they ask for. */
const listIndexes = [
  'create index cases_nearly on cases (nearly_there, status, published_at desc, id desc)',
  'create index cases_illness_turn on cases (illness_key, picked, status, id)',
  'create index cases_city_turn on cases (city, picked, status, id)',
  'create index cases_type on cases (case_type, status, published_at desc, id desc)',
];
