import { checkVerifyCode, sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { appAgent, encodeCall } from '../support/encode-call.ts';

/**
 * The person who is signed in calls from there, so that no budget of an address is shared with who
 * reads.
 */
export const fromOwnPlace = { 'x-forwarded-for': '10.250.250.250' };

/** Somebody signs in to a running server; answers their token. */
export async function signInOver(origin: string, mobile = '13900000088'): Promise<string> {
  const ask = async <T>(call: typeof sendVerifyCode | typeof checkVerifyCode, input: object) => {
    const { path, init } = encodeCall(call, input as Record<string, unknown>);
    const headers = { ...init.headers, ...fromOwnPlace, 'user-agent': appAgent };
    const answer = await fetch(origin + path, { ...init, headers });
    return ((await answer.json()) as { data: T }).data;
  };
  const { demoCode } = await ask<{ demoCode: string }>(sendVerifyCode, { mobile });
  return (await ask<{ token: string }>(checkVerifyCode, { mobile, code: demoCode })).token;
}
