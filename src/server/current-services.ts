import { type OpenServices, openServices } from './open-services.ts';
import { parseConfig } from './platform/config/config.ts';
import type { Services } from './services.ts';

/**
 * They are kept on the process, so that a module loaded again (dev server) finds the same open
 * parts.
 */
const kept = globalThis as { warmlightServices?: Promise<OpenServices> };

/** Answers the services of this process, opened, from the environment at its first use. */
export function currentOpenServices(): Promise<OpenServices> {
  kept.warmlightServices ??= openServices(parseConfig(process.env));
  return kept.warmlightServices;
}

export async function currentServices(): Promise<Services> {
  return (await currentOpenServices()).services;
}
