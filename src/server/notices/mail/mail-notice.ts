import { type Mail, NotTakenError } from '#src/server/channels/mail-driver.ts';
import type { Database } from '#src/server/db/database.ts';
import { noticeViewOf } from '#src/server/notices/find-notices.ts';
import { findSendable, mayGo, type Sendable } from '#src/server/notices/find-sendable.ts';
import type { Services } from '#src/server/services.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findTaking } from './find-address.ts';
import { mailTokenOf } from './mail-token.ts';

export const letterJob = 'mail-notice';
const sendLimitMs = 20_000;

type MailServices = Pick<Services, 'db' | 'keys' | 'config' | 'mail' | 'log'>;

/**
 * Sends one notice as a letter, beside whatever other way it goes. That it leaves is written down
 * first: a run that dies in between, or whose answer is lost, is followed by no second letter. Only
 * what was certainly not taken is tried again.
 */
export async function mailNotice(
  services: MailServices,
  { noticeId }: { noticeId: string },
  now: number,
): Promise<void> {
  const { db, mail, log } = services;
  const notice = await findSendable(db, noticeId);
  if (!mail || !notice || notice.mailedAt !== null) return;
  const address = await findTaking(services, notice.userId);
  if (!address || !(await mayGo(db, { notice, job: letterJob }, now))) return;
  if (!(await noteMailed(db, noticeId, now))) return;
  const letter = letterOf(services, { notice, address });
  try {
    await withLimit({ what: mail.name, ms: sendLimitMs }, (signal) => mail.send(letter, signal));
  } catch (error) {
    if (!(error instanceof NotTakenError)) {
      return log.warn({ err: error }, 'nobody knows whether a letter was taken');
    }
    await db.updateTable('notices').set({ mailed_at: null }).where('id', '=', noticeId).execute();
    if (!error.isForGood) throw error;
    await noteRefused(db, address.id, now);
  }
}

/** Answers false where another run had it. */
async function noteMailed(db: Database, noticeId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ mailed_at: now })
    .where('id', '=', noticeId)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes nothing goes there any more, until the person gives an address anew. */
async function noteRefused(db: Database, addressId: string, now: number): Promise<void> {
  await db
    .updateTable('mail_addresses')
    .set({ refused_at: now })
    .where('id', '=', addressId)
    .execute();
}

type Addressed = { notice: Sendable; address: { id: string; to: string } };

function letterOf({ keys, config }: MailServices, { notice, address }: Addressed): Mail {
  const { messageId, locale } = notice;
  const { title, words, link } = noticeViewOf(notice, locale);
  const params = { mailToken: mailTokenOf(keys, address.id) };
  const stopUrl = config.publicOrigin + linkTo('mailOff', { params, locale });
  return {
    ...{ id: messageId, to: address.to, subject: title, stopUrl },
    words: textsOf(locale).mail.letter({ words, url: config.publicOrigin + link, stopUrl }),
  };
}
