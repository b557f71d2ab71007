import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { RefusedField } from '#src/shared/desk/figures/work-figures.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';

/** The newest refusals say what is wrong today; a year of them says no more. */
const mostRefusals = 5000;

/** Which fields were refused how often, by the trail; the words stay where they are. */
export async function findRefusedFields(db: Database, since: number): Promise<RefusedField[]> {
  const acts = await db
    .selectFrom('audit_trail')
    .select(['queue', 'detail'])
    .where('at', '>=', since)
    .where('act', '=', 'refuse')
    .orderBy('at', 'desc')
    .limit(mostRefusals)
    .execute();
  const found = new Map<string, RefusedField>();
  for (const { queue, detail } of acts) {
    const { refusals = {} } = fromJson<{ refusals?: Record<string, string> }>(detail);
    for (const field of Object.keys(refusals)) {
      const key = `${queue} ${field}`;
      const known = found.get(key) ?? { queue: queue as QueueName, field, count: 0 };
      found.set(key, { ...known, count: known.count + 1 });
    }
  }
  return [...found.values()].sort((one, other) => other.count - one.count);
}
