import { sql } from 'kysely';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import type { Services } from '#src/server/services.ts';
import { isUrgent, type NoticeKind } from '#src/shared/notices/notice-kinds.ts';
import { sendableAt } from '#src/shared/notices/quiet-hours.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { findMuted } from './find-muted.ts';
import { noticeViewOf, selectNotices } from './find-notices.ts';
import { deliverJob } from './store-notices.ts';

const sendLimitMs = 15_000;

type DeliveringServices = Pick<Services, 'db' | 'keys' | 'config' | 'noticeDriver'>;

/**
 * Sends one notice on, by messaging account or, when it is urgent, by SMS. A run that fails runs
 * again under the same id, by which the driver knows it; who has neither finds it in the centre.
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
  const channel = await send(services, notice, kind);
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

async function send(
  services: DeliveringServices,
  notice: Waiting,
  kind: NoticeKind,
): Promise<'template' | 'sms' | undefined> {
  const { db, keys, config, noticeDriver } = services;
  const limit = { what: noticeDriver.name, ms: sendLimitMs };
  const { title, words, link } = noticeViewOf(notice, notice.locale);
  const url = config.publicOrigin + link;
  const outgoing = { id: notice.messageId, title, words, url };
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
  if (!isUrgent(kind) || notice.mobileSealed === null) return undefined;
  const mobile = keys.open('users.mobile_sealed', notice.userId, notice.mobileSealed);
  await withLimit(limit, (signal) => noticeDriver.sendSms(mobile, outgoing, signal));
  return 'sms';
}
