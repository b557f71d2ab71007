import * as v from 'valibot';
import { say } from '#src/shared/contract/fields.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';

/** These are days of China, YYYY-MM-DD, both included. */
export type Span = { from: string; until: string };

/** This is a day as a date field sends it; empty where none was chosen. */
export const chosenDay = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.isoDate())], say('malformed')),
  '',
);

/**
 * Reads what was chosen, from the first day on and until today where nothing was, never the other
 * way round.
 */
export function spanOf(chosen: Span, first: number, now: number): Span {
  const [begin, today] = [dayOf(first), dayOf(now)];
  const until = chosen.until === '' || chosen.until > today ? today : chosen.until;
  const from = chosen.from === '' || chosen.from < begin ? begin : chosen.from;
  return from > until ? { from: until, until } : { from, until };
}

/** Reads the same from a page's address, where a spoilt day counts as none. */
export function chosenSpan(query: URLSearchParams): Span {
  const read = (name: string) => {
    const parsed = v.safeParse(chosenDay, query.get(name) ?? '');
    return parsed.success && isDay(parsed.output) ? parsed.output : '';
  };
  return { from: read('from'), until: read('until') };
}

/** Is it a day that the calendar has? */
const isDay = (day: string) => day === '' || !Number.isNaN(Date.parse(day));
