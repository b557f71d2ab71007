import { newId } from '#src/server/platform/keys.ts';
import type { CodeScene, SignInScene } from '#src/shared/accounts/calls.ts';
import * as calls from '#src/shared/accounts/calls.ts';
import { appAgent } from './encode-call.ts';
import type { CallOptions, TestServer } from './test-server.ts';

/** Gives a fresh address, so that limits of addresses stay out of a test's way. */
export function fromElsewhere(): { headers: Record<string, string> } {
  return { headers: { 'x-client-address': newId() } };
}

/**
 * Asks for a code and answers it, as the demo shows it; without cookies it is the address's own.
 */
export async function codeFor(
  t: TestServer,
  mobile: string,
  scene: Exclude<CodeScene, 'change' | 'fresh'> = 'login',
): Promise<string> {
  const { data } = await t.call(calls.sendVerifyCode, { mobile, scene });
  if (!data.demoCode) throw new Error('The demo shows its codes.');
  return data.demoCode;
}

type Checked = { mobile: string; code: string; scene?: SignInScene };

/**
 * Checks it as the app's page does, which keeps its session by itself and so is answered its token.
 */
export function checkCode(
  t: TestServer,
  { mobile, code, scene }: Checked,
  options: CallOptions = {},
) {
  const headers = { 'user-agent': appAgent, ...options.headers };
  return t.call(calls.checkVerifyCode, { mobile, code, scene }, { ...options, headers });
}

/** Makes any code but this one. */
export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
