import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { SmsDriver } from '#src/server/channels/sms-driver.ts';
import type { Database } from '#src/server/db/database.ts';
import { type Keys, newId } from '#src/server/platform/keys.ts';
import type { CodeScene } from '#src/shared/accounts/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { mobileIndexOf } from './find-or-create-user.ts';
import { type Rate, spendRate } from './spend-rate.ts';

const expireSeconds = 600;
const resendAfterSeconds = 60;
/** Someone waits on a page for it. */
const sendLimitMs = 8000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Parts = { db: Database; keys: Keys; sms: SmsDriver; log: Logger; codesPerHour: number };
type Asked = { mobile: string; scene: CodeScene; address: string };

/**
 * Stores and sends a code. It never looks whether the number has an account, so that the answer
 * can't tell. Refuses with `tooManyCodes`, or `unavailable` when the message could not be sent.
 */
export async function sendVerifyCode(parts: Parts, { mobile, scene, address }: Asked, now: number) {
  const { db, keys, sms } = parts;
  const mobileIndex = mobileIndexOf(keys, mobile);
  const addressIndex = keys.blindIndex('address', address);
  for (const rate of ratesOf(mobileIndex, addressIndex, parts.codesPerHour)) {
    await spendRate(db, rate, now);
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const id = newId();
  await db
    .insertInto('verify_codes')
    .values({
      id,
      mobile_index: mobileIndex,
      scene,
      code_hash: codeHashOf(keys, id, code),
      tries: 0,
      created_at: now,
      expires_at: now + expireSeconds * 1000,
      used_at: null,
    })
    .execute();
  await deliver(parts, mobile, code);
  return {
    expireSeconds,
    resendAfterSeconds,
    ...(sms.showsCodeOnScreen ? { demoCode: code } : {}),
  };
}

export function codeHashOf(keys: Keys, id: string, code: string): string {
  return keys.blindIndex('verify-code', `${id} ${code}`);
}

/** The narrowest first: a refused number then spends nothing of what others share. */
function ratesOf(mobileIndex: string, addressIndex: string, codesPerHour: number): Rate[] {
  return [
    { name: 'code-resend', subject: mobileIndex, limit: 1, windowMs: resendAfterSeconds * 1000 },
    { name: 'code-number', subject: mobileIndex, limit: 10, windowMs: 24 * hourMs },
    { name: 'code-address', subject: addressIndex, limit: 20, windowMs: hourMs },
    { name: 'code-total', subject: 'all', limit: codesPerHour, windowMs: hourMs },
  ];
}

async function deliver({ sms, log }: Parts, mobile: string, code: string): Promise<void> {
  try {
    await withLimit({ what: sms.name, ms: sendLimitMs }, (signal) =>
      sms.send(mobile, code, signal),
    );
  } catch (error) {
    log.warn({ err: error, driver: sms.name }, 'a verify code was not sent');
    throw new Problem('unavailable');
  }
}
