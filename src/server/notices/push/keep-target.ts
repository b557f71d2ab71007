import { inTransaction } from '#src/server/db/in-transaction.ts';
import { lockUser } from '#src/server/db/lock-user.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { noticePush } from '#src/shared/notices/push/calls.ts';

type Keeping = Pick<Services, 'db' | 'keys' | 'push'>;
type Asked = {
  viewer: Pick<Viewer, 'userId' | 'sessionId'>;
  target: CallParsed<typeof noticePush>;
};

/** Those asked for last are kept. */
const mostDevices = 10;

/**
 * A device shows the notices of who asked for it last, for as long as they are signed in there. Only
 * services that the operator named are ever asked: an address is a stranger's word.
 */
export async function keepTarget(
  { db, keys, push }: Keeping,
  { viewer, target }: Asked,
  now: number,
): Promise<{ on: boolean }> {
  if (!push?.mayAsk(target.endpoint)) {
    throw new Problem('inputInvalid', { fields: { endpoint: 'unknown' } });
  }
  const { userId, sessionId } = viewer;
  const id = newId();
  await inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    const row = {
      ...{ user_id: userId, session_id: sessionId, created_at: now },
      target_sealed: keys.seal('push_targets.target_sealed', id, JSON.stringify(target)),
    };
    const endpointIndex = keys.blindIndex('push-endpoint', target.endpoint);
    await trx.deleteFrom('push_targets').where('endpoint_index', '=', endpointIndex).execute();
    await trx
      .insertInto('push_targets')
      .values({ id, endpoint_index: endpointIndex, ...row })
      .execute();
    const kept = trx
      .selectFrom('push_targets')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(mostDevices);
    await trx
      .deleteFrom('push_targets')
      .where('user_id', '=', userId)
      .where('id', 'not in', kept)
      .execute();
  });
  return { on: true };
}

/** Sent again it changes nothing; another's device is none of the viewer's. */
export async function dropTarget(
  { db, keys }: Keeping,
  { userId, endpoint }: { userId: string; endpoint: string },
): Promise<{ on: boolean }> {
  await db
    .deleteFrom('push_targets')
    .where('endpoint_index', '=', keys.blindIndex('push-endpoint', endpoint))
    .where('user_id', '=', userId)
    .execute();
  return { on: false };
}
