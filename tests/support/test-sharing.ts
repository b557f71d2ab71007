import { expect } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { eventAddByOpenId, shareSuccess } from '#src/shared/sharing/calls.ts';
import type { TestServer } from './test-server.ts';

export type ShareWish = Partial<CallInput<typeof shareSuccess>> & {
  infoId: string;
  token?: string | undefined;
};

/** Shares as a browser does, below `shareSourceId` if given; answers the id. */
export async function share(t: TestServer, { token, ...wish }: ShareWish): Promise<string> {
  const options = { ...(token ? { token } : {}), headers: { 'x-client-address': newId() } };
  const answer = await t.call(shareSuccess, { uuid: newId(), ...wish }, options);
  expect(answer.status).toBe(200);
  return answer.data.shareId;
}

type Visit = { infoUuid: string; shareSourceId: string; address: string; token?: string };

export function visit(t: TestServer, { address, token, ...visited }: Visit) {
  const options = { ...(token ? { token } : {}), headers: { 'x-client-address': address } };
  return t.call(eventAddByOpenId, { ...visited, eventType: 2 }, options);
}

export async function userIdOf({ services }: TestServer, mobile: string): Promise<string> {
  const row = await services.db
    .selectFrom('users')
    .select('id')
    .where('mobile_index', '=', services.keys.blindIndex('mobile', mobile))
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function shareRowOf({ services }: TestServer, id: string) {
  return services.db
    .selectFrom('shares')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
