import { sql } from 'kysely';
import type { OutgoingNotice } from '#src/server/channels/notice-driver.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import type { Services } from '#src/server/services.ts';
import { isUrgent, type NoticeKind } from '#src/shared/notices/notice-kinds.ts';
import { sendableAt } from '#src/shared/notices/quiet-hours.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { findMuted } from './find-muted.ts';
import { noticeViewOf, selectNotices } from './find-notices.ts';
import { pushNotice } from './push/push-notice.ts';
import { deliverJob } from './store-notices.ts';

const sendLimitMs = 15_000;

type DeliveringServices = Pick<
  Services,
  'db' | 'keys' | 'config' | 'noticeDriver' | 'push' | 'log'
>;

/**
 * Sends one notice on: to the devices that asked for it, by messaging account or, when it is urgent,
 * by SMS. A run that fails runs again under the same id, by which the drivers know it; who has none of
 * them finds it in the centre.
 */
export async function deliverNotice(
  services: DeliveringServices,
  { noticeId }: { noticeId: string },
  now: number,
): Promise<void> {
  const { db } = services;
  const notice = await findWaiting(services, noticeId);
  if (!notice || notice.sentAt !== null) return;
  const kind = notice.kind as NoticeKind;
  // Muted between being told and being sent to.
  const muted = await findMuted(db, [notice.userId], { kind, caseId: notice.infoUuid });
  if (muted.size > 0) return;
  const runAt = sendableAt(kind, notice, now);
  if (runAt > now) return waitUntil(services, noticeId, runAt);
  const channel = await send(services, notice, now);
  if (!channel) return;
  await db
    .updateTable('notices')
    .set({ sent_at: now, channel })
    .where('id', '=', noticeId)
    .where('sent_at', 'is', null)
    .execute();
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

function findWaiting({ db }: DeliveringServices, noticeId: string) {
  return selectNotices(db, sql.ref<Locale>('users.locale'))
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select(['notices.user_id as userId', 'notices.sent_at as sentAt'])
    .select(['users.locale', 'users.mobile_sealed as mobileSealed'])
    .select(['users.quiet_from as quietFrom', 'users.quiet_until as quietUntil'])
    .where('notices.id', '=', noticeId)
    .executeTakeFirst();
}

async function waitUntil(
  { db }: DeliveringServices,
  noticeId: string,
  runAt: number,
): Promise<void> {
  await inTransaction(db, (trx) =>
    enqueue(trx, {
      id: `${deliverJob}:${noticeId}@${runAt}`,
      name: deliverJob,
      payload: { noticeId },
      runAt,
    }),
  );
}

type Channel = 'template' | 'sms' | 'push';

/** What is urgent goes by more than a device, which may lie in a drawer. */
async function send(
  services: DeliveringServices,
  notice: Waiting,
  now: number,
): Promise<Channel | undefined> {
  const { userId, locale: language } = notice;
  const { title, words, link } = noticeViewOf(notice, language);
  const url = services.config.publicOrigin + link;
  const outgoing = { id: notice.messageId, title, words, url };
  const pushed = await pushNotice(services, { userId, notice: outgoing, language }, now);
  if (pushed === 'taken' && !isUrgent(notice.kind as NoticeKind)) return 'push';
  const channel = await sendElsewhere(services, notice, outgoing);
  if (channel) return channel;
  if (pushed === 'failed') throw new Error('no push service took the notice');
  return pushed === 'taken' ? 'push' : undefined;
}

async function sendElsewhere(
  { db, keys, noticeDriver }: DeliveringServices,
  notice: Waiting,
  outgoing: OutgoingNotice,
): Promise<Channel | undefined> {
  const limit = { what: noticeDriver.name, ms: sendLimitMs };
  const account = await db
    .selectFrom('messaging_accounts')
    .select(['third_type as thirdType', 'open_id as openId'])
    .where('user_id', '=', notice.userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (account) {
    await withLimit(limit, (signal) => noticeDriver.sendTemplate(account, outgoing, signal));
    return 'template';
  }
  if (!isUrgent(notice.kind as NoticeKind) || notice.mobileSealed === null) return undefined;
  const mobile = keys.open('users.mobile_sealed', notice.userId, notice.mobileSealed);
  await withLimit(limit, (signal) => noticeDriver.sendSms(mobile, outgoing, signal));
  return 'sms';
}
