import type { ColumnType } from 'kysely';

export type Flag = 0 | 1;
/** It is set once at insert and never updated. */
export type Fixed<T> = ColumnType<T, T, never>;
/** It is set at insert, or stays null for good. */
export type FixedOptional<T> = ColumnType<T, T | undefined, never>;
/** It may be left out at insert: the database has a default, or null. */
export type Optional<T> = ColumnType<T, T | undefined, T>;
