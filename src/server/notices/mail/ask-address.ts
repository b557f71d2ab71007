import { NotTakenError } from '#src/server/channels/mail-driver.ts';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { lockUser } from '#src/server/db/lock-user.ts';
import { spendRate } from '#src/server/platform/budgets/spend-rate.ts';
import { type Keys, newId } from '#src/server/platform/keys.ts';
import { newCode } from '#src/server/platform/new-code.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { maskMail } from '#src/shared/platform/mail-address.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { textsOf } from '#src/texts/texts.ts';

type AskingServices = Pick<Services, 'db' | 'keys' | 'config' | 'mail' | 'log'>;
type Asked = { userId: string; email: string; language: Locale };
type Row = { id: string; userId: string; email: string; code: string };

const [minuteMs, hourMs] = [60_000, 3_600_000];
export const goodForMs = 15 * minuteMs;
/** This is someone waits on a page for it. */
const sendLimitMs = 8000;

/**
 * Sends a code to an address. Until it is given back, notices go where they went. Who asks again has
 * the newest code alone.
 */
export async function askAddress(
  services: AskingServices,
  { userId, email, language }: Asked,
  now: number,
): Promise<{ address: string }> {
  const { mail } = services;
  if (!mail) throw new Problem('unavailable');
  await spendCodes(services, { userId, email }, now);
  const [id, code] = [newId(), newCode()];
  await keepAsked(services, { id, userId, email, code }, now);
  try {
    const { subject, words } = textsOf(language).mail.codeLetter;
    const letter = { id, to: email, subject: subject(code), words: words(code) };
    await withLimit({ what: mail.name, ms: sendLimitMs }, (signal) => mail.send(letter, signal));
  } catch (error) {
    throw await problemOf(services, { id, error });
  }
  return { address: maskMail(email) };
}

/**
 * Spends as codes by SMS do: one a minute, five an hour for a person and for an address, and all
 * together.
 */
async function spendCodes(
  { db, keys, config }: AskingServices,
  { userId, email }: { userId: string; email: string },
  now: number,
): Promise<void> {
  const address = keys.blindIndex('mail-address', email.toLowerCase());
  const hourly = { windowMs: hourMs };
  const rates = [
    { name: 'mail-resend', subject: userId, limit: 1, windowMs: minuteMs },
    { name: 'mail-person', subject: userId, limit: 5, ...hourly },
    { name: 'mail-address', subject: address, limit: 5, ...hourly },
    { name: 'mail-total', subject: 'all', limit: config.smsCodesPerHour, ...hourly },
  ];
  for (const rate of rates) await spendRate(db, rate, now);
}

async function keepAsked(
  { db, keys }: { db: Database; keys: Keys },
  { id, userId, email, code }: Row,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    await trx
      .deleteFrom('mail_addresses')
      .where('user_id', '=', userId)
      .where('verified_at', 'is', null)
      .execute();
    await trx
      .insertInto('mail_addresses')
      .values({
        ...{ id, user_id: userId, tries: 0, created_at: now, verified_at: null },
        address_sealed: keys.seal('mail_addresses.address_sealed', id, email),
        ...{ code_hash: mailCodeHash(keys, { id, code }), code_expires_at: now + goodForMs },
      })
      .execute();
  });
}

export function mailCodeHash(keys: Keys, { id, code }: { id: string; code: string }): string {
  return keys.blindIndex('mail-code', `${id} ${code}`);
}

async function problemOf(
  { db, mail, log }: AskingServices,
  { id, error }: { id: string; error: unknown },
): Promise<Problem> {
  log.warn({ err: error, driver: mail?.name }, 'a code was not sent by mail');
  if (!(error instanceof NotTakenError && error.isForGood)) return new Problem('unavailable');
  await db.deleteFrom('mail_addresses').where('id', '=', id).execute();
  return new Problem('inputInvalid', { fields: { email: 'mailRefused' } });
}
