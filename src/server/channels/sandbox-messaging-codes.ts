import { createHmac, randomBytes } from 'node:crypto';
import { isSame } from '#src/server/platform/is-same.ts';

type SandboxCodes = {
  /** Makes a signed code for one account, good once and for five minutes. */
  make(openId: string, now: number): string;
  /** Answers the account of a code, the first time it comes. */
  spend(code: string, now: number): string | undefined;
};

const codeLifeMs = 5 * 60_000;

export function createSandboxCodes(secret: string): SandboxCodes {
  const spent = new Map<string, number>();
  const sign = (body: string) =>
    createHmac('sha256', secret).update(`sandbox-messaging/${body}`).digest('base64url');
  return {
    make(openId, now) {
      const body = [openId, now + codeLifeMs, randomBytes(12).toString('hex')].join('.');
      return `${body}.${sign(body)}`;
    },
    spend(code, now) {
      const cut = Math.max(code.lastIndexOf('.'), 0);
      const body = code.slice(0, cut);
      if (!isSame(sign(body), code.slice(cut + 1))) return undefined;
      const [openId, expiresAt] = body.split('.');
      for (const [old, until] of spent) if (until <= now) spent.delete(old);
      if (Number(expiresAt) <= now || spent.has(body)) return undefined;
      spent.set(body, Number(expiresAt));
      return openId;
    },
  };
}
