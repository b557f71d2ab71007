import type { Services } from '#src/server/services.ts';
import { makeShortLink } from './make-short-link.ts';

/**
 * Finds the short address of a page that may be shared, for words to read and type; made at its
 * first use.
 */
export async function findShortAddress(
  services: Pick<Services, 'db' | 'config'>,
  url: string,
  now: number,
): Promise<string> {
  return (await makeShortLink(services, url, now)).url;
}
