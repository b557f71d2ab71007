import { sql } from 'kysely';
import { chinaOffsetMs, dayMs } from '#src/shared/platform/china-days.ts';

/** Within a statement, this is the day of an instant in China as days since 1970. */
export const dayNumber = (column: 'created_at' | 'paid_at') =>
  sql<number>`cast((${sql.ref(column)} + ${sql.lit(chinaOffsetMs)}) / ${sql.lit(dayMs)} as bigint)`;
