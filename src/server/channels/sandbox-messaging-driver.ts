import type { Hono } from 'hono';
import type { MessagingDriver } from './messaging-driver.ts';
import { type SandboxAccount, sandboxAccounts } from './sandbox-messaging-accounts.ts';
import { createSandboxCodes } from './sandbox-messaging-codes.ts';
import { sandboxMessagingConsent } from './sandbox-messaging-consent.ts';

type Parts = { secret: string; now(): number };

/**
 * Opens a messaging app that exists on this machine only: a driver, and the consent page on which
 * one of three invented accounts is chosen.
 */
export function openSandboxMessaging({ secret, now }: Parts): {
  driver: MessagingDriver;
  app: Hono;
} {
  const codes = createSandboxCodes(secret);
  const driver: MessagingDriver = {
    name: 'sandbox',
    thirdType: 17,
    authoriseUrl: ({ state, returnUrl }) => {
      const query = new URLSearchParams({ state, returnPath: new URL(returnUrl).pathname });
      return `/sandbox/messaging/authorise?${query}`;
    },
    accountOf: async (code) => accountWith(codes.spend(code, now())),
  };
  return { driver, app: sandboxMessagingConsent((account) => codes.make(account.openId, now())) };
}

function accountWith(openId: string | undefined): SandboxAccount | undefined {
  return sandboxAccounts.find((account) => account.openId === openId);
}
