import type { DoorRequest } from '#src/server/door/door-request.ts';
import { personInLog } from '#src/server/door/in-log.ts';

/** It goes between the app and the log of requests, which takes it out of the answer. */
export const personHeader = 'x-warmlight-person';

/**
 * Answers who was signed in, as a keyed hash: the lines of one person belong together and name
 * nobody.
 */
export function personOf({ var: { visitor, services } }: DoorRequest): string | undefined {
  if (visitor.kind !== 'viewer') return undefined;
  return personInLog(services.keys, visitor.viewer.userId);
}
