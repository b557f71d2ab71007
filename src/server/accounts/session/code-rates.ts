import type { Database } from '#src/server/db/database.ts';
import { giveRateBack, type Rate, spendRate } from '#src/server/platform/budgets/spend-rate.ts';
import type { CodeScene } from '#src/shared/accounts/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Asker } from './code-asker.ts';

type Wish = {
  mobileIndex: string;
  scene: CodeScene;
  asker: Asker;
  /** This is what the browser is known by from now on, also where it had no cookie yet. */
  cookieHash: string;
  codesPerHour: number;
  /** Did the device solve a puzzle for this code? */
  proved: boolean;
};

export const resendAfterSeconds = 60;
const hourMs = 3_600_000;

/**
 * Answers what asking for a code spends. A browser that signed in to the number before has an
 * allowance of its own; strangers share what is left, and what was signed in with is given back, so
 * that an address, its network or a number runs dry by codes that nobody used.
 */
export async function spendCodeRates(db: Database, wish: Wish, now: number): Promise<void> {
  const { mobileIndex, scene, asker, cookieHash } = wish;
  const resending = [cookieHash, ...(asker.cookieHash ? [] : [asker.addressIndex])].map((by) => {
    const subject = `${mobileIndex} ${scene} ${by}`;
    return { name: 'code-resend', subject, limit: 1, windowMs: resendMs };
  });
  for (const rate of resending) await spendRate(db, rate, now);
  try {
    await spendShared(db, wish, now);
  } catch (error) {
    // Asked again with a proof, it is not the second code of a minute.
    if (error instanceof Problem && error.reason === 'proofNeeded')
      for (const rate of resending) await giveRateBack(db, rate, now);
    throw error;
  }
}

async function spendShared(db: Database, wish: Wish, now: number): Promise<void> {
  const { mobileIndex, asker, cookieHash } = wish;
  const known = `${mobileIndex} ${cookieHash}`;
  const rates = (await isKnown(db, mobileIndex, asker))
    ? [{ name: 'code-known', subject: known, limit: 10, windowMs: hourMs }]
    : ratesOfStrangers(wish);
  try {
    for (const rate of rates) await spendRate(db, rate, now);
  } catch (error) {
    const isLast = error instanceof Problem && error.reason === 'tooManyCodes';
    if (!isLast || !wish.proved || !(await isOfStaff(db, mobileIndex))) throw error;
    for (const rate of ratesOfStaff(wish)) await spendRate(db, rate, now);
  }
}

const resendMs = resendAfterSeconds * 1000;

/**
 * Answers the narrowest first: a refused number then spends nothing of what others share. Who works
 * for a code has counters of their own, which a flood of those who do not can't use up; together
 * they stay within what the operator pays for.
 */
function ratesOfStrangers({ mobileIndex, asker, codesPerHour, proved }: Wish): Rate[] {
  const reserve = Math.floor(codesPerHour / 4);
  // One network that works for codes leaves most of what is kept for them to others.
  const ofNetwork = Math.min(6000, Math.ceil(reserve / 3));
  const limits = proved ? [20, 600, ofNetwork, reserve] : [5, 30, 300, codesPerHour - reserve];
  const subjects = [mobileIndex, asker.addressIndex, asker.networkIndex, 'all'];
  return rateNames(proved).map((name, at) => {
    const [subject = '', limit = 0] = [subjects[at], limits[at]];
    const beyond = proved ? undefined : 'proofNeeded';
    return { name, subject, limit, windowMs: hourMs, beyond };
  });
}

/**
 * These are for who works at the desk, on a device that nobody knows: after what strangers share is
 * used up, which takes twenty proofs to find out, and by network, so that a flood from elsewhere
 * leaves it. The desk wants an authenticator beside it.
 */
function ratesOfStaff({ mobileIndex, asker }: Wish): Rate[] {
  const here = `${mobileIndex} ${asker.networkIndex}`;
  return [
    { name: 'code-staff-network', subject: here, limit: 5, windowMs: hourMs },
    { name: 'code-staff', subject: mobileIndex, limit: 60, windowMs: hourMs },
  ];
}

function rateNames(proved: boolean): string[] {
  return ['code-number', 'code-address', 'code-network', 'code-total'].map((name) =>
    proved ? `${name}-proved` : name,
  );
}

type Given = Pick<Asker, 'addressIndex' | 'networkIndex'> & Pick<Wish, 'mobileIndex' | 'proved'>;

/** A code was used: it was no failure of the number, nor of the address that asked for it. */
export async function giveCodeBack(
  db: Database,
  { mobileIndex, addressIndex, networkIndex, proved }: Given,
  now: number,
): Promise<void> {
  const subjects = [mobileIndex, addressIndex, networkIndex, 'all'];
  for (const [at, name] of rateNames(proved).entries())
    await giveRateBack(db, { name, subject: subjects[at] ?? '' }, now);
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

async function isOfStaff(db: Database, mobileIndex: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_roles')
    .innerJoin('users', 'users.id', 'staff_roles.user_id')
    .select('users.id')
    .where('users.mobile_index', '=', mobileIndex)
    .limit(1)
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
