import type { Database } from '#src/server/db/database.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { settingKeys, settingRules } from '#src/shared/platform/settings.ts';

/** The switch board tells each setting with its value now, and who set it when and why. */
export async function findBoard(db: Database, config: Config) {
  const [now, rows] = await Promise.all([
    findSettings(db, config),
    db
      .selectFrom('settings')
      .innerJoin('users as setters', 'setters.id', 'settings.set_by')
      .leftJoin('users as confirmers', 'confirmers.id', 'settings.confirmed_by')
      .select([
        'settings.key',
        'settings.reason',
        'settings.set_at as setAt',
        'setters.nickname as setter',
        'confirmers.nickname as confirmer',
      ])
      .execute(),
  ]);
  return settingKeys.map((key) => ({
    key,
    rule: settingRules[key],
    value: now[key],
    change: rows.find((row) => row.key === key),
  }));
}
