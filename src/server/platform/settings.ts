import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { prepared } from '#src/server/db/prepared.ts';
import {
  fitsSetting,
  type SettingKey,
  type Settings,
  settingKeys,
  settingRules,
} from '#src/shared/platform/settings.ts';
import type { Config } from './config/config.ts';

/** Kept pages that show a setting carry this tag. */
export const tagOfSettings = 'settings';

const findRows = prepared((db) => db.selectFrom('settings').select(['key', 'value']));

/**
 * Finds what the operator's switch board says now: the table over the environment over the rules'
 * fallbacks. It is a dozen rows at most, read afresh, so that every node follows a change at once.
 */
export async function findSettings(db: Database | Trx, config: Config): Promise<Settings> {
  const rows = await findRows.all(db, {});
  const set = new Map(rows.map(({ key, value }) => [key, fromJson<unknown>(value)]));
  const defaults = defaultSettings(config);
  const heldBy = (key: SettingKey) => {
    const value = set.get(key);
    return fitsSetting(settingRules[key], value) ? value : defaults[key];
  };
  return Object.fromEntries(settingKeys.map((key) => [key, heldBy(key)])) as Settings;
}

/** Finds one that the environment does not know, for who has no more than a transaction. */
export async function findSetting(db: Database | Trx, key: 'grantHoldFromInFen'): Promise<number> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  const value = row && fromJson<unknown>(row.value);
  return fitsSetting(settingRules[key], value) ? Number(value) : settingRules[key].fallback;
}

/** Answers what holds while nobody has set anything. */
function defaultSettings(config: Config): Settings {
  const fallbacks = Object.fromEntries(
    settingKeys.map((key) => [key, settingRules[key].fallback]),
  ) as Settings;
  const { feeBasisPoints, noticeHours, maxDonationInFen, guestGiving } = config;
  return { ...fallbacks, feeBasisPoints, noticeHours, maxDonationInFen, guestGiving };
}
