import { keyServiceOf } from '#src/server/platform/keys/open-keys.ts';
import type { StateGauge } from '#src/server/platform/watch/state-gauge.ts';

/** The keys are looked at by their rows alone: counting what each sealed reads every table. */
export const keyGauges: readonly StateGauge[] = [
  {
    name: 'warmlight_keys_replaced_seconds',
    help: 'Since when the oldest key that is kept was replaced by a newer one; 0 where none was',
    read: async ({ db, now }) => {
      const kept = await db
        .selectFrom('key_versions')
        .select('used_from as usedFrom')
        .where('retired_at', 'is', null)
        .orderBy('version')
        .limit(2)
        .execute();
      const replacedAt = kept[1]?.usedFrom;
      return replacedAt === undefined ? 0 : Math.max(0, now - replacedAt) / 1000;
    },
  },
  {
    name: 'warmlight_key_file_unusable',
    help: 'Does KEY_FILE lack a root key that the database needs, or can it not be read? A start would fail',
    read: async ({ db, config }) => {
      const roots = await db
        .selectFrom('key_versions')
        .select('root_id as rootId')
        .distinct()
        .where('retired_at', 'is', null)
        .execute();
      const needed = roots.map(({ rootId }) => rootId);
      const missing = await keyServiceOf(config)
        .findMissing(needed)
        .catch((error: Error) => error.message);
      return missing === undefined ? 0 : 1;
    },
  },
];
