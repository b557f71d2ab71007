import type { ColumnType } from 'kysely';

export type Flag = 0 | 1;
/** Set once at insert, never updated. */
export type Fixed<T> = ColumnType<T, T, never>;
/** Set at insert or null for good. */
export type FixedOptional<T> = ColumnType<T, T | undefined, never>;
/** May be left out at insert: the database has a default, or null. */
export type Optional<T> = ColumnType<T, T | undefined, T>;
