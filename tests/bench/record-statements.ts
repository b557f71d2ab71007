import { DatabaseSync, StatementSync } from 'node:sqlite';

type Parameter = null | number | bigint | string | NodeJS.ArrayBufferView;

/** This is one statement as the engine got it; `effect` is how many rows it changed or found. */
export type Recorded = {
  database: DatabaseSync;
  sql: string;
  kind: 'exec' | 'run' | 'all';
  parameters: readonly Parameter[];
  effect: number;
};

/** Writes down every statement of this process from now on, whoever sends it. */
export function recordStatements(): { recorded: Recorded[]; stop(): void } {
  const recorded: Recorded[] = [];
  const origins = new WeakMap<StatementSync, { database: DatabaseSync; sql: string }>();
  const { exec, prepare } = DatabaseSync.prototype;
  const { run, all } = StatementSync.prototype;
  DatabaseSync.prototype.exec = function (sql) {
    recorded.push({ database: this, sql, kind: 'exec', parameters: [], effect: 0 });
    return exec.call(this, sql);
  };
  DatabaseSync.prototype.prepare = function (sql, ...more) {
    const statement = prepare.call(this, sql, ...more);
    origins.set(statement, { database: this, sql });
    return statement;
  };
  const note = (
    statement: StatementSync,
    rest: Pick<Recorded, 'kind' | 'effect'> & { parameters: unknown[] },
  ) => {
    const origin = origins.get(statement);
    if (origin) recorded.push({ ...origin, ...rest, parameters: rest.parameters as Parameter[] });
  };
  StatementSync.prototype.run = function (...parameters: unknown[]) {
    const result = Reflect.apply(run, this, parameters) as ReturnType<typeof run>;
    note(this, { kind: 'run', parameters, effect: Number(result.changes) });
    return result;
  };
  StatementSync.prototype.all = function (...parameters: unknown[]) {
    const rows = Reflect.apply(all, this, parameters) as ReturnType<typeof all>;
    note(this, { kind: 'all', parameters, effect: rows.length });
    return rows;
  };
  return {
    recorded,
    stop: () => {
      Object.assign(DatabaseSync.prototype, { exec, prepare });
      Object.assign(StatementSync.prototype, { run, all });
    },
  };
}
