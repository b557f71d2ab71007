import { openHouse, type OpenHouse } from './open-house.ts';
import { parseConfig } from './platform/config.ts';
import type { House } from './platform/house.ts';

/** Kept on the process, so that a module loaded again (dev server) finds the same open parts. */
const process_ = globalThis as { warmlightHouse?: Promise<OpenHouse> | undefined };

/** The house of this process, opened at its first use from the environment. */
export async function currentHouse(): Promise<House> {
  process_.warmlightHouse ??= openHouse(parseConfig(process.env));
  return (await process_.warmlightHouse).house;
}

export async function closeHouse(): Promise<void> {
  const opened = await process_.warmlightHouse;
  process_.warmlightHouse = undefined;
  await opened?.close();
}
