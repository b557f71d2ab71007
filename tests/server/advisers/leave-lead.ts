import { newId } from '#src/server/platform/keys.ts';
import { applyRaise } from '#src/shared/advisers/calls.ts';
import type { TestServer } from '../../support/test-server.ts';

let number = 13_700_000_000;

/** This is a caller nobody has met. */
export const fresh = (more: Record<string, string> = {}) => ({
  headers: { 'x-client-address': newId(), ...more },
});

/** Answers what a family leaves that wants to be called, with a number of its own. */
export function familyOf(city: string) {
  number += 1;
  return { name: '周小家', mobile: String(number), city, disease: '白血病' };
}

export async function leaveLead(t: TestServer, city: string) {
  return (await t.call(applyRaise, familyOf(city), fresh())).data;
}

export function getLead(t: TestServer, id: string) {
  return t.services.db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
