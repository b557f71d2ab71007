import { randomInt } from 'node:crypto';
import { keepTouches } from '#src/server/attribution/keep-touches.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { type Hashes, type Keys, newId } from '#src/server/platform/keys.ts';
import { maskMobile } from '#src/shared/accounts/mobile-number.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { Touches } from '#src/shared/platform/touches.ts';
import { textsOf } from '#src/texts/texts.ts';

type User = {
  id: string;
  nickname: string;
  headImgUrl: string;
  mobileMasked: string | null;
};

type Wanted = {
  mobile: string;
  locale: Locale;
  now: number;
  nickname?: string;
  touches?: Touches | undefined;
};

const userColumns = [
  'id',
  'nickname',
  'head_img_url as headImgUrl',
  'mobile_masked as mobileMasked',
] as const;

/** Finds the account of a mobile number, made at its first use. Two first uses at once make one. */
export async function findOrCreateUser(trx: Trx, keys: Keys, wanted: Wanted): Promise<User> {
  const mobileIndex = mobileIndexOf(keys, wanted.mobile);
  const known = await findByMobile(trx, mobileIndex);
  if (known) return known;
  const { touches, now } = wanted;
  const userId = newId();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('users')
    .values({
      id: userId,
      nickname: wanted.nickname ?? defaultNickname(wanted.locale),
      head_img_url: '',
      locale: wanted.locale,
      ...sealMobile(keys, { userId, mobile: wanted.mobile }),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('mobile_index').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) await keepTouches(trx, { of: 'account', id: userId, touches }, now);
  const made = await findByMobile(trx, mobileIndex);
  if (!made) throw new Error('An account was neither found nor made.');
  return made;
}

/** Answers the three columns a number is kept in: found again, sealed, and fit to be shown. */
export function sealMobile(keys: Keys, { userId, mobile }: { userId: string; mobile: string }) {
  return {
    mobile_index: mobileIndexOf(keys, mobile),
    mobile_sealed: keys.seal('users.mobile_sealed', userId, mobile),
    mobile_masked: maskMobile(mobile),
  };
}

export function mobileIndexOf(keys: Hashes, mobile: string): string {
  return keys.blindIndex('mobile', mobile);
}

export function defaultNickname(locale: Locale): string {
  return textsOf(locale).accounts.defaultNickname(String(randomInt(10_000)).padStart(4, '0'));
}

function findByMobile(db: Database | Trx, mobileIndex: string): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .select(userColumns)
    .where('mobile_index', '=', mobileIndex)
    .executeTakeFirst();
}
