import { describe, expect, test } from 'vitest';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { exampleSecrets } from '#src/server/platform/config/config-problems.ts';
import { everyChannel, live, parts, problemsOf } from './live-config.ts';

test('nothing set is a demo on this machine', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({ mode: 'demo', port: 4321, dataDir: 'data', guestGiving: true });
  expect(config.publicOrigin).toBe('http://localhost:4321');
});

test('a whole live configuration is taken', () => {
  expect(problemsOf(live)).toEqual([]);
});

test('mirrors and alternate domains are own ones, each once, the main one first', () => {
  const config = parseConfig({
    PUBLIC_ORIGIN: 'https://a.example',
    OWN_ORIGINS: 'https://b.example',
    MIRROR_ORIGINS: 'spring=https://b.example,summer=https://c.example',
    ALTERNATE_ORIGINS: 'https://d.example',
  });
  expect(config.ownOrigins).toEqual(['a', 'b', 'c', 'd'].map((name) => `https://${name}.example`));
  expect(problemsOf({ ...live, MIRROR_ORIGINS: 'https://b.example' })[0]).toContain('MIRROR');
  expect(problemsOf({ ...live, MIRROR_ORIGINS: 'x=b.example' })[0]).toContain('MIRROR_ORIGINS');
});

test('an empty variable counts as one that is not set', () => {
  expect(parseConfig({ PORT: '', DATA_DIR: '' }).port).toBe(4321);
});

describe('live mode', () => {
  const needed = Object.keys(live).filter((name) => name !== 'WARMLIGHT_MODE');
  test.each(needed)('names %s when it is missing', (name) => {
    expect(problemsOf({ ...live, [name]: undefined }).join()).toContain(name);
  });

  test.each([
    ['WARMLIGHT_SECRET', exampleSecrets[0]],
    ['WARMLIGHT_SECRET', 'please-change-me-please-change-me'],
    ['WARMLIGHT_SECRET', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['PUBLIC_ORIGIN', 'http://give.warmlight-operator.cn'],
    ['PUBLIC_ORIGIN', 'https://localhost'],
    ['PUBLIC_ORIGIN', 'https://example.org'],
    ['PUBLIC_ORIGIN', 'https://127.0.0.1'],
    ['PAYMENT_GATEWAY', `sandbox:${everyChannel}`],
    ['PAYOUT_GATEWAY', 'sandbox-bank'],
    ['PAYOUT_GATEWAY', 'realbank,sandbox-bank'],
    ['PAYOUT_GATEWAY', 'realbank,realbank'],
    ['SMS_DRIVER', 'screen'],
    ['MESSAGING_DRIVER', 'sandbox'],
    ['PAYMENT_GATEWAY', `unheard:${everyChannel}`],
    ['PAYMENT_GATEWAY', `realpay:${everyChannel},sandbox`],
    ['PAYOUT_GATEWAY', 'unheard'],
    ['SANDBOX_GATEWAY_SECRET', 'kV7q2Zr9TfYx4LwNc8HsPb3JmD6gAe1u'],
  ])('refuses %s with %s, and does not repeat a secret', (name, value) => {
    const said = problemsOf({ ...live, [name]: value }).join();
    expect(said).toContain(name);
    if (name.endsWith('SECRET')) expect(said).not.toContain(value);
  });

  test('of this release says that it carries no gateway yet', () => {
    expect(() => parseConfig(live)).toThrow(
      /PAYMENT_GATEWAY names a part this build does not carry/,
    );
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['WARMLIGHT_MODE', 'prod'],
  ['DATABASE_URL', 'mysql://here'],
  ['REDIS_URL', 'http://here'],
  ['PUBLIC_ORIGIN', 'http://here/path'],
  ['OWN_ORIGINS', 'nonsense'],
  ['GUEST_GIVING', 'yes'],
  ['MAX_DONATION_IN_FEN', '1'],
  ['WARMLIGHT_SECRET', 'short'],
  ['PAYMENT_GATEWAY', `realpay:${everyChannel}`],
  ['PAYMENT_GATEWAY', 'sandbox'],
  ['PAYMENT_GATEWAY', 'sandbox:wxH5+alipayWap'],
  ['PAYMENT_GATEWAY', `sandbox:${everyChannel}+wxH5`],
  ['PAYOUT_GATEWAY', 'realbank'],
  ['HOTLINE', 'call us'],
])('the demo refuses %s=%s by name', (name, value) => {
  expect(problemsOf({ [name]: value }).join()).toContain(name);
});

test('the first payout bank that is named takes new payouts; one after it stays open', () => {
  expect(parseConfig({}).payoutGateways).toEqual(['sandbox-bank']);
  const named = { PAYOUT_GATEWAY: 'sandbox-other-bank,sandbox-bank' };
  expect(parseConfig(named).payoutGateways).toEqual(['sandbox-other-bank', 'sandbox-bank']);
});

test('new payments go by pay channel; a gateway without one stays open for what it took', () => {
  const { paymentGateways } = parseConfig(
    { ...live, PAYMENT_GATEWAY: 'one:wxApp+jssdk+miniProgram+wxH5,other:alipayApp+alipayWap,old' },
    { ...parts, PAYMENT_GATEWAY: ['one', 'other', 'old'] },
  );
  expect(paymentGateways).toEqual([
    { gateway: 'one', channels: [1, 2, 5, 8] },
    { gateway: 'other', channels: [6, 7] },
    { gateway: 'old', channels: [] },
  ]);
});

test('accounts of the messaging app are read with their secrets, or refused by name', () => {
  const apps = { MESSAGING_APPS: '17=wxa:s1,115=wxb:s2' };
  expect(parseConfig(apps).messagingApps).toEqual([
    { thirdType: 17, appId: 'wxa', secret: 's1' },
    { thirdType: 115, appId: 'wxb', secret: 's2' },
  ]);
  expect(() => parseConfig({ MESSAGING_APPS: 'wxa' })).toThrow(/MESSAGING_APPS must be/);
});
