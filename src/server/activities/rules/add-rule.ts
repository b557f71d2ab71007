import { createHash } from 'node:crypto';
import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';

type Versioned = { activityId: string; version: number; fromAt: number; rule: object };

/** An activity of any kind goes by this rule from a moment on; from here on nothing changes it. */
export async function addRule(
  trx: Trx,
  { activityId, version, fromAt, rule }: Versioned,
): Promise<void> {
  const row = { activity_id: activityId, version, from_at: fromAt, rule: toJson(rule) };
  const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
  await trx
    .insertInto('activity_rules')
    .values({ ...row, hash })
    .execute();
}
