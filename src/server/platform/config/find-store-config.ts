import type { Database } from '#src/server/db/database.ts';
import { type PageTags, tagOfAll } from '#src/server/platform/page-tags.ts';
import { findSettings, tagOfSettings } from '#src/server/platform/settings.ts';
import {
  type StoreConfig,
  type StoreConfigId,
  storeConfigs,
} from '#src/shared/platform/frame/store-config.ts';
import type { Settings } from '#src/shared/platform/settings.ts';
import type { Config } from './config.ts';

type Asked = { db: Database; config: Config; pageTags: PageTags };
type Kept = { settings: Promise<Settings>; readAt: number };
type Shelf = { kept: Kept | undefined };

const shelves = new WeakMap<PageTags, Shelf>();

/**
 * Tells what the operator set for one part of the site. Every device may ask, so it is kept as
 * pages are, under the tag of the settings; what decides about money reads the board itself.
 */
export async function findStoreConfig<Id extends StoreConfigId>(
  services: Asked,
  id: Id,
  now: number,
): Promise<StoreConfig<Id>> {
  const settings = await readSettings(services, now);
  const pairs = storeConfigs[id].map((key) => [key, settings[key]]);
  return Object.fromEntries(pairs) as StoreConfig<Id>;
}

function readSettings({ db, config, pageTags }: Asked, now: number): Promise<Settings> {
  const shelf = shelfOf(pageTags);
  const { kept } = shelf;
  if (kept && now - kept.readAt < pageTags.longestAgeMs()) return kept.settings;
  const reading: Kept = { settings: findSettings(db, config), readAt: now };
  // A purge while it is read takes it off the shelf before anyone else finds it there.
  shelf.kept = reading;
  reading.settings.catch(() => {
    if (shelf.kept === reading) shelf.kept = undefined;
  });
  return reading.settings;
}

function shelfOf(pageTags: PageTags): Shelf {
  const known = shelves.get(pageTags);
  if (known) return known;
  const shelf: Shelf = { kept: undefined };
  shelves.set(pageTags, shelf);
  pageTags.listen((tags) => {
    if (tags.includes(tagOfSettings) || tags.includes(tagOfAll)) shelf.kept = undefined;
  });
  return shelf;
}
