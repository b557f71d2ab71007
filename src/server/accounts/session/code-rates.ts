import type { Database } from '#src/server/db/database.ts';
import type { Asker } from './code-asker.ts';
import { giveRateBack, type Rate, spendRate } from './spend-rate.ts';

type Wish = {
  mobileIndex: string;
  asker: Asker;
  /** What the browser is known by from now on, also where it had no cookie yet. */
  cookieHash: string;
  codesPerHour: number;
};

export const resendAfterSeconds = 60;
const hourMs = 3_600_000;

/**
 * What asking for a code spends. A browser that signed in to the number before has an allowance of
 * its own; strangers share what is left, and what was signed in with is given back, so that an
 * address or a number runs dry by codes that nobody used.
 */
export async function spendCodeRates(db: Database, wish: Wish, now: number): Promise<void> {
  const { mobileIndex, asker, cookieHash } = wish;
  const resending = [cookieHash, ...(asker.cookieHash ? [] : [asker.addressIndex])];
  for (const by of resending) {
    const subject = `${mobileIndex} ${by}`;
    await spendRate(db, { name: 'code-resend', subject, limit: 1, windowMs: resendMs }, now);
  }
  const known = `${mobileIndex} ${cookieHash}`;
  const rates = (await isKnown(db, mobileIndex, asker))
    ? [{ name: 'code-known', subject: known, limit: 10, windowMs: hourMs }]
    : ratesOfStrangers(wish);
  for (const rate of rates) await spendRate(db, rate, now);
}

const resendMs = resendAfterSeconds * 1000;

/** The narrowest first: a refused number then spends nothing of what others share. */
function ratesOfStrangers({ mobileIndex, asker, codesPerHour }: Wish): Rate[] {
  return [
    { name: 'code-number', subject: mobileIndex, limit: 5, windowMs: hourMs },
    { name: 'code-address', subject: asker.addressIndex, limit: 30, windowMs: hourMs },
    { name: 'code-total', subject: 'all', limit: codesPerHour, windowMs: hourMs },
  ];
}

/** A code was used: it was no failure of the number, nor of the address that asked for it. */
export async function giveCodeBack(
  db: Database,
  { mobileIndex, addressIndex }: { mobileIndex: string; addressIndex: string },
  now: number,
): Promise<void> {
  await giveRateBack(db, { name: 'code-number', subject: mobileIndex }, now);
  await giveRateBack(db, { name: 'code-address', subject: addressIndex }, now);
  await giveRateBack(db, { name: 'code-total', subject: 'all' }, now);
}

async function isKnown(db: Database, mobileIndex: string, { cookieHash }: Asker): Promise<boolean> {
  if (!cookieHash) return false;
  const row = await db
    .selectFrom('known_browsers')
    .select('cookie_hash')
    .where('mobile_index', '=', mobileIndex)
    .where('cookie_hash', '=', cookieHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on the browser asks for codes of this number without sharing with strangers. */
export async function rememberBrowser(
  db: Database,
  { mobileIndex, cookieHash }: { mobileIndex: string; cookieHash: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('known_browsers')
    .values({ mobile_index: mobileIndex, cookie_hash: cookieHash, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['mobile_index', 'cookie_hash']).doUpdateSet({ seen_at: now }),
    )
    .execute();
}
