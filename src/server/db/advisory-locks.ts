/** What one process of all does at a time on PostgreSQL, in the order of the locks' numbers. */
const guarded = ['sandbox-books', 'places-of-money', 'demo-seed'] as const;

const firstNumber = 20_261_200;

/** The number of a lock; two kinds of work never share one. */
export function advisoryLock(name: (typeof guarded)[number]): number {
  return firstNumber + guarded.indexOf(name);
}
