type EngineError = {
  code?: unknown;
  errcode?: unknown;
  message?: unknown;
  constraint?: unknown;
  detail?: unknown;
  table?: unknown;
};

const sqliteUnique = new Set([2067, 1555, 2579]);
const sqliteForeignKey = new Set([787, 3091]);
const sqliteCheck = 275;
const sqliteBusy = 5;
/** This is a damaged file, and one that is no database at all. */
const sqliteDamage = new Set([11, 26]);
/**
 * These are: read-only, a fault of the disk, a damaged file, a full disk, a file that can't be
 * opened, no database.
 */
const sqliteStorage = new Set([8, 10, 11, 13, 14, 26]);

/**
 * It is true when a unique index or primary key refused the row. `columns` narrows it to one index,
 * written as `table.column`, in the order of the index. A row that breaks two indexes may be
 * refused by either of them, and the engines differ in which.
 */
export function isUniqueViolation(error: unknown, columns?: string | readonly string[]): boolean {
  const engineError = asEngineError(error);
  if (engineError === undefined) return false;
  if (
    isSqlite(engineError)
      ? !sqliteUnique.has(Number(engineError.errcode))
      : engineError.code !== '23505'
  ) {
    return false;
  }
  return columns === undefined || violatedColumns(engineError) === [columns].flat().join(', ');
}

export function isForeignKeyViolation(error: unknown): boolean {
  const engineError = asEngineError(error);
  if (engineError === undefined) return false;
  return isSqlite(engineError)
    ? sqliteForeignKey.has(Number(engineError.errcode))
    : engineError.code === '23503';
}

/** It is true when a CHECK refused the row; `name` narrows it to one named constraint. */
export function isCheckViolation(error: unknown, name?: string): boolean {
  const engineError = asEngineError(error);
  if (engineError === undefined) return false;
  if (isSqlite(engineError)) {
    if (engineError.errcode !== sqliteCheck) return false;
    return name === undefined || engineError.message === `CHECK constraint failed: ${name}`;
  }
  return engineError.code === '23514' && (name === undefined || engineError.constraint === name);
}

/** Another connection holds the SQLite file; the statement did nothing and may be repeated. */
export function isBusy(error: unknown): boolean {
  const engineError = asEngineError(error);
  return (
    engineError !== undefined && isSqlite(engineError) && plainCode(engineError) === sqliteBusy
  );
}

/** PostgreSQL undid the transaction for the sake of another; run again, it may succeed. */
export function isSerializationFailure(error: unknown): boolean {
  const code = asEngineError(error)?.code;
  return code === '40001' || code === '40P01';
}

/**
 * These are its own end, a wait that was too long, a copy that takes no writes, and all of the
 * classes for lost connections, exhausted resources (disk, memory, connections), faults of the
 * system, and damaged files.
 */
const outOfReachStates = /^(08...|25006|25P03|53...|55P03|57014|57P0[123]|58...|XX00[12])$/;
const outOfReachCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const outOfReachWords =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout e(xceeded when trying|xpired)|Query read timeout)/;

/**
 * The database went away, its disk failed or is full, or others held what was asked for too long.
 * Nothing is wrong with the question, and asked again later it may be answered.
 */
export function isOutOfReach(error: unknown): boolean {
  const engineError = asEngineError(error);
  if (engineError === undefined) return false;
  if (isSqlite(engineError)) return isBusy(error) || sqliteStorage.has(plainCode(engineError));
  const code = String(engineError.code);
  if (outOfReachStates.test(code) || outOfReachCodes.has(code)) return true;
  return outOfReachWords.test(String(engineError.message));
}

/** What the database reads from its disk is not what it wrote there. */
export function isDamage(error: unknown): boolean {
  const engineError = asEngineError(error);
  if (engineError === undefined) return false;
  if (isSqlite(engineError)) return sqliteDamage.has(plainCode(engineError));
  return /^XX00[12]$/.test(String(engineError.code));
}

function asEngineError(error: unknown): EngineError | undefined {
  return error instanceof Error ? (error as EngineError) : undefined;
}

function isSqlite(error: EngineError): boolean {
  return error.code === 'ERR_SQLITE_ERROR';
}

/** Extended codes carry the plain one in their lowest byte. */
function plainCode({ errcode }: EngineError): number {
  return Number(errcode) & 0xff;
}

function violatedColumns(error: EngineError): string {
  if (isSqlite(error)) {
    return String(error.message).replace('UNIQUE constraint failed: ', '');
  }
  // The words around `(columns)=(values)` follow the server's language.
  const names = /\(([^)]*)\)=\(/.exec(String(error.detail))?.[1] ?? '';
  return names
    .split(', ')
    .map((name) => `${String(error.table)}.${name}`)
    .join(', ');
}
