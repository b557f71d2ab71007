import type { CountedShare } from '#src/shared/platform/objectives.ts';

type Hour = { hour: number; objective: CountedShare; asked: number; missed: number };
type ErrorDay = { day: string; type: string; count: number };
export type BrowserError = {
  type: string;
  place: string;
  reason: string;
  count: number;
  seenAt: number;
};

/**
 * This is how requests met their objectives and what browsers told of, in memory until it is
 * written: a kill loses seconds, and no request waits for a row.
 */
export type ServiceWatch = {
  addHour(hour: Hour): void;
  addError(error: BrowserError): void;
  /** Counts by kind and day alone, so that rates hold also where the kinds' places are too many. */
  addErrorDay(errorDay: ErrorDay): void;
  /** Takes what was counted since the last time. */
  takeAll(): { hours: Hour[]; errors: BrowserError[]; errorDays: ErrorDay[] };
};

/** Beyond this many kinds at once a browser, or someone who plays one, is not listened to. */
const mostKinds = 100;

export function createServiceWatch(): ServiceWatch {
  let hours = new Map<string, Hour>();
  let errors = new Map<string, BrowserError>();
  let errorDays = new Map<string, ErrorDay>();
  const addErrorDay = ({ day, type, count }: ErrorDay) => {
    const key = `${day} ${type}`;
    errorDays.set(key, { day, type, count: count + (errorDays.get(key)?.count ?? 0) });
  };
  return {
    addHour: ({ hour, objective, asked, missed }) => {
      const key = `${hour} ${objective}`;
      const before = hours.get(key) ?? { asked: 0, missed: 0 };
      const sum = { asked: before.asked + asked, missed: before.missed + missed };
      hours.set(key, { hour, objective, ...sum });
    },
    addError: (error) => {
      const key = `${error.type} ${error.place} ${error.reason}`;
      const before = errors.get(key);
      if (!before && errors.size >= mostKinds) return;
      errors.set(key, { ...error, count: error.count + (before?.count ?? 0) });
    },
    addErrorDay,
    takeAll: () => {
      const taken = {
        hours: [...hours.values()],
        errors: [...errors.values()],
        errorDays: [...errorDays.values()],
      };
      [hours, errors, errorDays] = [new Map(), new Map(), new Map()];
      return taken;
    },
  };
}
