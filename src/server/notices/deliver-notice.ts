import type { OutgoingNotice } from '#src/server/channels/notice-driver.ts';
import type { Services } from '#src/server/services.ts';
import { isUrgent, type NoticeKind } from '#src/shared/notices/notice-kinds.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { noticeViewOf } from './find-notices.ts';
import { findSendable, mayGo, type Sendable } from './find-sendable.ts';
import { pushNotice } from './push/push-notice.ts';
import { deliverJob } from './store-notices.ts';

const sendLimitMs = 15_000;

type DeliveringServices = Pick<
  Services,
  'db' | 'keys' | 'config' | 'noticeDriver' | 'push' | 'log' | 'metrics'
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
  const notice = await findSendable(db, noticeId);
  if (!notice || notice.sentAt !== null) return;
  if (!(await mayGo(db, { notice, job: deliverJob }, now))) return;
  const channel = await send(services, notice, now);
  if (!channel) return;
  await db
    .updateTable('notices')
    .set({ sent_at: now, channel })
    .where('id', '=', noticeId)
    .where('sent_at', 'is', null)
    .execute();
}

type Channel = 'template' | 'sms' | 'push';

/** What is urgent goes by more than a device, which may lie in a drawer. */
async function send(
  services: DeliveringServices,
  notice: Sendable,
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
  if (pushed instanceof Error) throw pushed;
  return pushed === 'taken' ? 'push' : undefined;
}

async function sendElsewhere(
  { db, keys, noticeDriver }: DeliveringServices,
  notice: Sendable,
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
