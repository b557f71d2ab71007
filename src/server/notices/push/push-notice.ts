import type { OutgoingNotice } from '#src/server/channels/notice-driver.ts';
import type { PushDriver, PushTarget } from '#src/server/channels/push-driver.ts';
import { LaterError } from '#src/server/jobs/later-error.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';

type Pushing = Pick<Services, 'db' | 'keys' | 'push' | 'log' | 'metrics'>;
type Pushed = { userId: string; notice: OutgoingNotice; language: Locale };

const pushLimitMs = 10_000;

/**
 * Shows a notice on each device that asked for it and is signed in still. What none took now and one
 * may another time is an error, to be thrown where no other way takes it. A device that is gone is
 * forgotten; one whose service finds a fault of ours is kept, and the operator is told, since every
 * device of that service waits for it to be mended.
 */
export async function pushNotice(
  { push, ...services }: Pushing,
  { userId, ...pushed }: Pushed,
  now: number,
): Promise<'taken' | 'none' | Error> {
  if (!push) return 'none';
  const targets = await findTargets(services.db, userId, now);
  const ends = await Promise.all(
    targets.map((target) => pushTo({ ...services, push }, pushed, target)),
  );
  if (ends.includes('taken')) return 'taken';
  const failed = ends.filter((end) => end instanceof Error);
  if (failed.length === 0) return 'none';
  const waits = failed.map((end) => (end instanceof LaterError ? end.afterMs : 0));
  return new LaterError('no push service took the notice', Math.max(...waits));
}

type Target = Awaited<ReturnType<typeof findTargets>>[number];

async function pushTo(
  { db, keys, push, log, metrics }: Pushing & { push: PushDriver },
  { notice, language }: Omit<Pushed, 'userId'>,
  { id, sealed }: Target,
): Promise<'taken' | 'gone' | Error> {
  const target = JSON.parse(keys.open('push_targets.target_sealed', id, sealed)) as PushTarget;
  const limit = { what: push.name, ms: pushLimitMs };
  try {
    const answer = await withLimit(limit, (signal) =>
      push.send(target, { ...notice, language }, signal),
    );
    if (answer === 'gone') await db.deleteFrom('push_targets').where('id', '=', id).execute();
    if (answer === 'taken' || answer === 'gone') return answer;
    const [count, words] =
      answer === 'refused'
        ? [metrics.pushRefused, 'a push service refused our key']
        : [metrics.pushUnfit, 'a push service can not take what we sent'];
    count.inc();
    log.error({ service: new URL(target.endpoint).origin, answer }, words);
    return new Error(words);
  } catch (error) {
    log.warn({ err: error }, 'a push service did not take a notice');
    return error instanceof Error ? error : new Error(String(error));
  }
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
