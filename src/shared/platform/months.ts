/** The month so many after one, such as 2026-11. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 15)).toISOString().slice(0, 7);
}

const firstMonth = '2020-01';

/** A month that was asked for, where it is one that has begun; else the last. */
export function monthOr(asked: string | null, last: string): string {
  const isMonth = asked !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked);
  return isMonth && asked >= firstMonth && asked <= last ? asked : last;
}
