import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import type { AgreementChoice } from '#src/server/payments/sandbox/agreements/sign-at-bank.ts';
import { alipayDialect } from '#src/server/payments/sandbox/dialects/alipay-dialect.ts';
import type { Dialect } from '#src/server/payments/sandbox/dialects/dialect.ts';
import { wechatDialect } from '#src/server/payments/sandbox/dialects/wechat-dialect.ts';
import {
  openSandboxGateway,
  type SandboxBank,
} from '#src/server/payments/sandbox/open-sandbox-gateway.ts';
import { bankMerchant, bankSecret } from '../../support/bank-of-tests.ts';
import { openTestDatabase } from '../../support/test-db.ts';
import { testNow } from '../../support/test-server.ts';
import { agreementCases } from './agreement-cases.ts';
import { monthlyInFen, type SentNotice, standAt, type Wallet } from './agreement-stand.ts';

/** Opens a bank of the sandbox by itself, whose merchant takes every notice. */
async function openWallet(dialect: Dialect): Promise<Wallet> {
  const database = await openTestDatabase();
  const dataDir = mkdtempSync(join(scratchDir(), 'wallet-'));
  const notices: SentNotice[] = [];
  let at = testNow;
  const bank = await openSandboxGateway({
    ...{ dataDir, databaseUrl: database.address.databaseUrl, dialect, now: () => at },
    ...{ secret: bankSecret, merchant: bankMerchant },
    fetch: async (input, init) => {
      const body = new TextEncoder().encode(String(init?.body));
      notices.push({ path: String(input), body, headers: new Headers(init?.headers) });
      const { status, contentType, body: said } = dialect.acknowledgement;
      return new Response(said || null, { status, headers: { 'content-type': contentType } });
    },
  });
  return {
    ...{ gateway: bank.gateway, heldInFen: bank.heldInFen, now: () => at },
    pass: (ms) => {
      at += ms;
    },
    owner: ownerAt(bank),
    takeNotices: async () => {
      await bank.deliverDue();
      return notices.splice(0);
    },
    close: async () => {
      await bank.stop();
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function ownerAt({ app }: SandboxBank): Wallet['owner'] {
  const choose = (choice: AgreementChoice) => async (signUrl: string) =>
    app.request(signUrl, { method: 'POST', body: new URLSearchParams({ choice }) });
  return {
    ...{ sign: choose('sign'), signEmpty: choose('signEmpty') },
    ...{ fill: choose('full'), end: choose('end') },
  };
}

describe.each([wechatDialect, alipayDialect])('the bank that speaks as $path', (dialect) => {
  let wallet: Wallet;
  beforeEach(async () => {
    wallet = await openWallet(dialect);
  });
  afterEach(() => wallet.close());

  test.each(Object.entries(agreementCases))('%s', (_name, hold) => hold(standAt(wallet)));
});

describe('the bank that speaks as WeChat Pay does', () => {
  let wallet: Wallet;
  beforeEach(async () => {
    wallet = await openWallet(wechatDialect);
  });
  afterEach(() => wallet.close());
  const hoursMs = 3_600_000;
  const notAnnounced = { status: 'REFUSED', refusal: 'notAnnounced' };

  test('takes a charge from the third day of its announcement until the ninth is over, and never at night', async () => {
    const stand = standAt(wallet);
    const { agreements, agreementNo, charge, newNumber } = stand;
    await stand.as('sign');
    const tradeNo = newNumber();
    const asked = { agreementNo, amountInFen: monthlyInFen, chargeAt: wallet.now() };
    expect(await charge(tradeNo)).toEqual(notAnnounced);
    await agreements.announce(asked);
    wallet.pass(24 * hoursMs);
    expect(await charge(tradeNo)).toEqual(notAnnounced);
    wallet.pass(12 * hoursMs);
    await expect(charge(tradeNo)).rejects.toThrow('night');
    await expect(agreements.announce(asked)).rejects.toThrow('night');
    wallet.pass((12 + 7 * 24) * hoursMs);
    expect(await charge(tradeNo)).toEqual(notAnnounced);
    await agreements.announce(asked);
    wallet.pass(2 * 24 * hoursMs);
    expect(await charge(tradeNo)).toEqual({ status: 'TAKEN' });
  });

  test('takes one charge for an announcement, and no more than it said', async () => {
    const stand = standAt(wallet);
    await stand.ready();
    expect(await stand.charge(stand.newNumber(), monthlyInFen + 1)).toEqual(notAnnounced);
    expect(await stand.charge(stand.newNumber())).toEqual({ status: 'TAKEN' });
    expect(await stand.charge(stand.newNumber())).toEqual(notAnnounced);
    expect(await wallet.heldInFen()).toBe(monthlyInFen);
  });
});
