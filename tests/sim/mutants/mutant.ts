import type { Change } from './change-place.ts';
import type { Finder } from './find-place.ts';

/**
 * This is a change of the product's syntax tree. It names no file and no line, so that moving and
 * rewording leave it be: the place is found near what the module exports, or inside that
 * declaration alone.
 */
export type TreeEdit = { exported: string; alone: boolean; find: Finder; change: Change };
/** This is a change of the statements that make the tables. */
export type TableEdit = { statement: RegExp; with: string };
export type Edit = TreeEdit | TableEdit;

/** This is a planted bug. `tests` are told where the simulator cannot see it by its nature. */
export type Mutant = {
  name: string;
  edits: readonly Edit[];
  tests?: readonly string[];
};

export function plant(name: string, ...edits: Edit[]): Mutant {
  return { name, edits };
}

/** It is found anywhere in the module that exports this. */
export function near(exported: string, find: Finder, change: Change): TreeEdit {
  return { exported, alone: false, find, change };
}

/** It is found only in the exported declaration, where its module has the like elsewhere. */
export function inside(exported: string, find: Finder, change: Change): TreeEdit {
  return { exported, alone: true, find, change };
}

export function table(statement: RegExp, to: string): TableEdit {
  return { statement, with: to };
}
