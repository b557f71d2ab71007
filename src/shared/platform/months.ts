/** Names the month so many after one, such as 2026-11. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 15)).toISOString().slice(0, 7);
}

/** Takes a month that was asked for, where it is one that has begun; else the last. */
export function monthOr(asked: string | null, last: string): string {
  const isMonth = asked !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked);
  return isMonth && asked >= `${firstYear}-01` && asked <= last ? asked : last;
}

export function monthsOfYear(year: number): string[] {
  return Array.from({ length: 12 }, (_, at) => monthAfter(`${year}-01`, at));
}

export const firstYear = 2020;

/** Takes a year that was asked for, where it is one that has begun; else the last. */
export function yearOr(asked: string | null, last: number): number {
  const year = Number(asked);
  return Number.isInteger(year) && year >= firstYear && year <= last ? year : last;
}
