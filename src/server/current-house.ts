import { type OpenHouse, openHouse } from './open-house.ts';
import { parseConfig } from './platform/config.ts';
import type { House } from './platform/house.ts';

/** Kept on the process, so that a module loaded again (dev server) finds the same open parts. */
const kept = globalThis as { warmlightHouse?: Promise<OpenHouse> };

/** The open house of this process, from the environment at its first use. */
export function currentOpenHouse(): Promise<OpenHouse> {
  kept.warmlightHouse ??= openHouse(parseConfig(process.env));
  return kept.warmlightHouse;
}

export async function currentHouse(): Promise<House> {
  return (await currentOpenHouse()).house;
}
