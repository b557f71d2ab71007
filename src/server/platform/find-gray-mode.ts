import type { Database } from '#src/server/db/database.ts';
import type { Config } from './config/config.ts';
import { isAmong } from './is-among.ts';
import { findSettings } from './settings.ts';

type Asked = { keys: readonly string[]; userId: string | undefined };

/**
 * Finds which parts are on for someone: a switch is what it says, a share of people is asked of the
 * person, and what nobody knows, or what is neither, is off.
 */
export async function findGrayMode(
  { db, config }: { db: Database; config: Config },
  { keys, userId = '' }: Asked,
): Promise<Record<string, boolean>> {
  const settings = new Map<string, unknown>(Object.entries(await findSettings(db, config)));
  const isOn = (key: string) => {
    const value = settings.get(key);
    if (typeof value !== 'number') return value === true;
    return key.endsWith('Percent') && isAmong(key, userId, value);
  };
  const named = keys.filter((key) => key !== '');
  return Object.fromEntries(named.map((key) => [key, isOn(key)]));
}
