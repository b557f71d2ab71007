import type { Trx } from '#src/server/db/database.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { textsOf } from '#src/texts/texts.ts';
import { downloadPaper } from './download-paper.ts';

export const mailJob = 'mail-paper';
const place = 'papers.email_sealed';
const sendLimitMs = 20_000;

export type MailedPaper = { paperId: string; language: Locale };
type MailServices = Pick<Services, 'db' | 'keys' | 'config' | 'mail'>;

export function sealEmail(keys: Keys, paperId: string, email: string): string {
  return keys.seal(place, paperId, email);
}

/** Each paper has one letter. */
export async function queueMail(trx: Trx, mailed: MailedPaper, now: number): Promise<void> {
  const id = `${mailJob}:${mailed.paperId}`;
  await enqueue(trx, { id, name: mailJob, payload: mailed, runAt: now });
}

/** Sends a paper as it is now, unless it became void meanwhile, and forgets the address. */
export async function mailPaper(
  services: MailServices,
  { paperId, language }: MailedPaper,
  now: number,
): Promise<void> {
  const { db, keys, mail } = services;
  const paper = await findWaiting(db, paperId);
  if (!paper || paper.emailSealed === '' || paper.mailedAt !== null) return;
  const isSent = paper.voidedAt === null && mail !== undefined;
  if (isSent) {
    const { userId, number } = paper;
    const { fileName, ...file } = await downloadPaper(services, { paperId, userId, language });
    const { letter: ofReceipt, invoice } = textsOf(language).papers;
    const { subject, words } = paper.kind === 'receipt' ? ofReceipt : invoice.letter;
    const letter = {
      ...{ id: paperId, to: keys.open(place, paperId, paper.emailSealed) },
      ...{ subject: subject(number), words: words(services.config.publicOrigin) },
      files: [{ ...file, fileName: fileName ?? `${number}.pdf` }],
    };
    await withLimit({ what: mail.name, ms: sendLimitMs }, (signal) => mail.send(letter, signal));
  }
  await db
    .updateTable('papers')
    .set({ email_sealed: '', mailed_at: isSent ? now : null })
    .where('id', '=', paperId)
    .execute();
}

function findWaiting(db: Services['db'], paperId: string) {
  return db
    .selectFrom('papers')
    .select(['kind', 'user_id as userId', 'number', 'email_sealed as emailSealed'])
    .select(['mailed_at as mailedAt', 'voided_at as voidedAt'])
    .where('id', '=', paperId)
    .executeTakeFirst();
}
