import type { Keys } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import type { MailStanding } from '#src/shared/notices/mail/mail-standing.ts';
import { maskMail } from '#src/shared/platform/mail-address.ts';
import { readMailToken } from './mail-token.ts';

type Kept = Pick<Services, 'db' | 'keys'>;

/** Finds where a person's letters go, unless the address was refused for good. */
export async function findTaking({ db, keys }: Kept, userId: string) {
  const row = await db
    .selectFrom('mail_addresses')
    .select(['id', 'address_sealed as sealed'])
    .where('user_id', '=', userId)
    .where('verified_at', 'is not', null)
    .where('refused_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, to: keys.open('mail_addresses.address_sealed', row.id, row.sealed) };
}

/**
 * Finds what whoever has a letter's link is shown: its address masked, none once it is forgotten.
 * Answers undefined where the link is none of ours.
 */
export async function findByLink(
  { db, keys }: Kept,
  mailToken: string,
): Promise<{ address: string | undefined } | undefined> {
  const addressId = readMailToken(keys, mailToken);
  if (!addressId) return undefined;
  const row = await db
    .selectFrom('mail_addresses')
    .select('address_sealed as sealed')
    .where('id', '=', addressId)
    .executeTakeFirst();
  return { address: row && masked(keys, addressId, row.sealed) };
}

/**
 * Finds what a person is shown of the address they gave, and of one whose code they have yet to
 * give.
 */
export async function findMailStanding(
  { db, keys }: Kept,
  userId: string,
  now: number,
): Promise<MailStanding> {
  const rows = await db
    .selectFrom('mail_addresses')
    .select(['id', 'address_sealed as sealed', 'code_expires_at as until', 'refused_at'])
    .where('user_id', '=', userId)
    .execute();
  const shown = rows.map(({ id, sealed, until, refused_at }) => ({
    address: masked(keys, id, sealed),
    isRefused: refused_at !== null,
    until,
  }));
  return {
    given: shown.find(({ until }) => until === null),
    asked: shown.find(({ until }) => until !== null && until > now)?.address,
  };
}

/** Answers part of what a person can fetch of their own, opened. */
export async function exportMailAddresses({ db, keys }: Kept, userId: string) {
  const rows = await db
    .selectFrom('mail_addresses')
    .select(['id', 'address_sealed', 'created_at', 'verified_at', 'refused_at'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ id, address_sealed: sealed, ...row }) => ({
    ...row,
    address: keys.open('mail_addresses.address_sealed', id, sealed),
  }));
}

function masked(keys: Keys, id: string, sealed: string): string {
  return maskMail(keys.open('mail_addresses.address_sealed', id, sealed));
}
