import { Problem } from '#src/shared/contract/problem.ts';
import { findOwnMobile } from './find-own-mobile.ts';
import { type AskedCode, type CodeParts, sendVerifyCode } from './send-verify-code.ts';

/**
 * Who changes their phone gives a code of each: a session alone, found open or stolen, takes no
 * account away. The own phone's goes first, so that nothing is sent where it can't be.
 */
export async function sendBothCodes(
  parts: CodeParts,
  { userId, ...asked }: AskedCode & { userId: string },
  now: number,
) {
  const own = await findOwnMobile(parts, userId);
  if (own === undefined) return sendVerifyCode(parts, asked, now);
  if (own === asked.mobile) throw new Problem('inputInvalid', { fields: { mobile: 'samePhone' } });
  const toOwn = await sendVerifyCode(parts, { ...asked, mobile: own, scene: 'change' }, now);
  const sent = await sendVerifyCode(parts, asked, now);
  return { ...sent, ...(toOwn.demoCode ? { demoOwnCode: toOwn.demoCode } : {}) };
}
