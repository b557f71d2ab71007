import { personInLog } from './in-log.ts';
import type { RequestContext } from './request-env.ts';

/** Between the app and the log of requests, which takes it out of the answer. */
export const personHeader = 'x-warmlight-person';

/** Who was signed in, as a keyed hash: the lines of one person belong together and name nobody. */
export function markPerson(c: RequestContext): void {
  const { visitor, services } = c.var;
  if (visitor.kind !== 'viewer') return;
  c.res.headers.set(personHeader, personInLog(services.keys, visitor.viewer.userId));
}
