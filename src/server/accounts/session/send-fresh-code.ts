import { Problem } from '#src/shared/contract/problem.ts';
import { findOwnMobile } from './find-own-mobile.ts';
import { type AskedCode, type CodeParts, sendVerifyCode } from './send-verify-code.ts';

type Asked = Omit<AskedCode, 'mobile' | 'scene'> & { userId: string };

/** Sends the code of `giveFreshCode` to the phone that the account has, and to no other. */
export async function sendFreshCode(parts: CodeParts, { userId, ...asked }: Asked, now: number) {
  const mobile = await findOwnMobile(parts, userId);
  if (mobile === undefined) throw new Problem('phoneNotBound');
  return sendVerifyCode(parts, { ...asked, mobile, scene: 'fresh' }, now);
}
