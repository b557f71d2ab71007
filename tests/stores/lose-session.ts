import { expect } from 'vitest';
import { $signIn, type CodeSent, checkingCode, sendingCode } from '#src/stores/accounts/sign-in.ts';
import { $loginInterception } from '#src/stores/login-interception.ts';
import { until } from '../support/test-browser.ts';
import { type TestServer, testNow } from '../support/test-server.ts';

export const mobile = '13812345678';

export const asking = () => until($loginInterception, ({ state }) => state === 'asking');

function sentCode(): CodeSent {
  const flow = $signIn.get();
  if (flow?.step !== 'code') throw new Error(`No code was sent: ${flow?.step}`);
  return flow.sent;
}

/** Does what the dialog does: number, code, and the waiting calls go on. */
export async function signInHere(
  number = mobile,
  scene: 'login' | 'bind' = 'login',
): Promise<void> {
  await sendingCode.submit({ mobile: number, scene });
  await checkingCode.submit({ mobile: number, code: sentCode().demoCode ?? '', scene });
  expect(checkingCode.$state.get()).toMatchObject({ step: 'done' });
}

/** One is signed in once, then the session is revoked from elsewhere. */
export async function loseSession(t: TestServer): Promise<void> {
  await signInHere();
  await t.services.db.updateTable('sessions').set({ revoked_at: testNow }).execute();
  t.setNow(testNow + 60_000);
}
