/**
 * This is what one process of all does at a time on PostgreSQL, in the order of the locks' numbers.
 */
const guarded = ['sandbox-books', 'places-of-money', 'demo-seed'] as const;

const firstNumber = 20_261_200;

/** A lock has a number, and two kinds of work never have the same one. */
export function advisoryLock(name: (typeof guarded)[number]): number {
  return firstNumber + guarded.indexOf(name);
}
