import type { Locale } from '#src/shared/platform/locale.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';

export const figureDays = [7, 30, 90] as const;

/** This is what was decided, and how. */
export type Decided = {
  decided: number;
  refused: number;
  /** These were decided after the hours that are promised. */
  late: number;
  /** Half of them were decided within so many hours of staff's clock. */
  medianHours: number | null;
};

export type QueueFigures = Decided & {
  queue: QueueName;
  /** So many tasks came in these days. */
  came: number;
  /** So many of these went away before anybody decided, such as what its author took back. */
  gone: number;
  /** So many tasks wait now. */
  open: number;
  /** So many of these are past the hours that are promised. */
  overdue: number;
  /** The oldest of them waits for so many whole hours by staff's clock; null where none does. */
  oldestHours: number | null;
};

export type PersonFigures = Decided & { userId: string; nickname: string };

/** This is how often a field was refused, with words of its own. */
export type RefusedField = { queue: QueueName; field: string; count: number };

/** It says how often a ready text was the reason; null are words that staff wrote themselves. */
export type RefusedReason = { label: Record<Locale, string> | null; count: number };

export type DayFigures = { day: string; came: number; decided: number };

export type WorkFigures = {
  queues: readonly QueueFigures[];
  persons: readonly PersonFigures[];
  refusedFields: readonly RefusedField[];
  refusedReasons: readonly RefusedReason[];
  /** Every day of the range has a line, and the last one is today. */
  days: readonly DayFigures[];
};
