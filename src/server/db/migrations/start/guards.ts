import type { SqlWords } from './sql-words.ts';

type Engine = SqlWords['engine'];
type Change = 'update' | 'delete';

/** Makes triggers by which rows of these tables are added, and never changed or deleted. */
export function growOnly(engine: Engine, tables: string[], refusal: string): string[] {
  return tables.flatMap((table) => refusing(engine, table, ['update', 'delete'], refusal));
}

/** Makes triggers by which rows of a table are never changed, while some may be deleted. */
export function neverUpdated(engine: Engine, table: string, refusal: string): string[] {
  return refusing(engine, table, ['update'], refusal);
}

function refusing(engine: Engine, table: string, changes: Change[], refusal: string): string[] {
  if (engine === 'sqlite') {
    return changes.map(
      (change) => `
        create trigger ${table}_no_${change} before ${change} on ${table} begin
          select raise(abort, '${refusal}');
        end`,
    );
  }
  return [
    `create function refuse_${table}_change() returns trigger language plpgsql as $$
       begin ${raising(refusal)} end $$`,
    `create trigger ${table}_no_change before ${changes.join(' or ')} or truncate on ${table}
       for each statement execute function refuse_${table}_change()`,
  ];
}

type Condition = {
  name: string;
  table: string;
  before: 'insert' | 'update' | 'delete';
  /** Asks for columns of the row as `new`, or as `old` where it is deleted. */
  condition: string;
};

/** Makes a trigger that refuses a row where the condition is true. */
export function refusingWhere(
  engine: Engine,
  { name, table, before, condition }: Condition,
  refusal: string,
): string[] {
  if (engine === 'sqlite') {
    return [
      `create trigger ${name} before ${before} on ${table} when ${condition} begin
         select raise(abort, '${refusal}');
       end`,
    ];
  }
  return [
    `create function refuse_${name}() returns trigger language plpgsql as $$
       begin
         if ${condition} then ${raising(refusal)} end if;
         return ${before === 'delete' ? 'old' : 'new'};
       end $$`,
    `create trigger ${name} before ${before} on ${table}
       for each row execute function refuse_${name}()`,
  ];
}

function raising(refusal: string): string {
  return `raise exception '${refusal}' using errcode = 'integrity_constraint_violation';`;
}
