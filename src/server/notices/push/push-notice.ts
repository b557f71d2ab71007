import type { OutgoingNotice } from '#src/server/channels/notice-driver.ts';
import type { PushTarget } from '#src/server/channels/push-driver.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';

type Pushing = Pick<Services, 'db' | 'keys' | 'push' | 'log' | 'metrics'>;
type Pushed = { userId: string; notice: OutgoingNotice; language: Locale };

const pushLimitMs = 10_000;

/**
 * Shows a notice on each device that asked for it and is signed in still. `failed` when none took it
 * and one may another time. A device that is gone is forgotten; one whose service refuses our key is
 * kept, and the operator is told, since every device of that service waits for it to be mended.
 */
export async function pushNotice(
  { db, keys, push, log, metrics }: Pushing,
  { userId, notice, language }: Pushed,
  now: number,
): Promise<'taken' | 'none' | 'failed'> {
  if (!push) return 'none';
  const limit = { what: push.name, ms: pushLimitMs };
  const answers = await Promise.all(
    (await findTargets(db, userId, now)).map(async ({ id, sealed }) => {
      const target = JSON.parse(keys.open('push_targets.target_sealed', id, sealed)) as PushTarget;
      try {
        const answer = await withLimit(limit, (signal) =>
          push.send(target, { ...notice, language }, signal),
        );
        if (answer === 'gone') await db.deleteFrom('push_targets').where('id', '=', id).execute();
        if (answer === 'refused') {
          metrics.pushRefused.inc();
          log.error({ service: new URL(target.endpoint).origin }, 'a push service refused our key');
        }
        return answer;
      } catch (error) {
        log.warn({ err: error }, 'a push service did not take a notice');
        return 'failed';
      }
    }),
  );
  if (answers.includes('taken')) return 'taken';
  return answers.some((answer) => answer === 'failed' || answer === 'refused') ? 'failed' : 'none';
}

function findTargets(db: Services['db'], userId: string, now: number) {
  return db
    .selectFrom('push_targets')
    .innerJoin('sessions', 'sessions.id', 'push_targets.session_id')
    .select(['push_targets.id', 'push_targets.target_sealed as sealed'])
    .where('push_targets.user_id', '=', userId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .execute();
}
