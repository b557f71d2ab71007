import { type Keys, newId } from '#src/server/platform/keys.ts';
import { newCode } from '#src/server/platform/new-code.ts';
import type { Services } from '#src/server/services.ts';
import type { CodeScene } from '#src/shared/accounts/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import type { Asker } from './code-asker.ts';
import { resendAfterSeconds, spendCodeRates } from './code-rates.ts';
import { mobileIndexOf } from './find-or-create-user.ts';

export const expireSeconds = 600;
/** Someone waits on a page for it. */
const sendLimitMs = 8000;

export type CodeParts = Pick<Services, 'db' | 'keys' | 'sms' | 'log'> & { codesPerHour: number };
export type AskedCode = {
  mobile: string;
  scene: CodeScene;
  asker: Asker;
  cookieHash: string;
  proved: boolean;
};

/**
 * Stores and sends a code. It never looks whether the number has an account, so that the answer
 * can't tell. Refuses with `tooManyCodes`, or `unavailable` when the message could not be sent.
 */
export async function sendVerifyCode(
  parts: CodeParts,
  { mobile, scene, asker, cookieHash, proved }: AskedCode,
  now: number,
) {
  const { db, keys, sms } = parts;
  const mobileIndex = mobileIndexOf(keys, mobile);
  const { codesPerHour } = parts;
  await spendCodeRates(db, { mobileIndex, scene, asker, cookieHash, codesPerHour, proved }, now);
  const code = newCode();
  const id = newId();
  await db
    .insertInto('verify_codes')
    .values({
      id,
      mobile_index: mobileIndex,
      scene,
      code_hash: codeHashOf(keys, id, code),
      ...{ asker_hash: cookieHash, address_index: asker.addressIndex },
      network_index: asker.networkIndex,
      ...({ tries: 0, address_tries: 0, proved: proved ? 1 : 0 } as const),
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

async function deliver({ sms, log }: CodeParts, mobile: string, code: string): Promise<void> {
  try {
    await withLimit({ what: sms.name, ms: sendLimitMs }, (signal) =>
      sms.send(mobile, code, signal),
    );
  } catch (error) {
    log.warn({ err: error, driver: sms.name }, 'a verify code was not sent');
    throw new Problem('unavailable');
  }
}
