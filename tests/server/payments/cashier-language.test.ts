import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { spoken } from './spoken.ts';

let t: GivingServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openGivingServer();
  infoUuid = await t.addCase();
});
afterAll(() => t.close());

test.each(spoken)(
  'the cashier of $dialect.path opens in the language that was given in, until another is chosen',
  async ({ payChannel, bankOf }) => {
    const open = async (given: string, accepted: string, chosen = '') => {
      const headers = { 'accept-language': given };
      const { data } = await t.order({ infoUuid, payChannel }, { headers });
      const address = new URL(data.payInfo.url);
      if (chosen) address.searchParams.set('lang', chosen);
      const path = address.pathname + address.search;
      const asked = { headers: { 'accept-language': accepted } };
      const page = await (await bankOf(t).app.request(path, asked)).text();
      return /<html lang="([\w-]+)">/.exec(page)?.[1];
    };
    expect(await open('en', 'zh-CN')).toBe('en');
    expect(await open('zh-CN', 'en-GB,en;q=0.9')).toBe('zh-CN');
    expect(await open('en', 'en', 'zh-CN')).toBe('zh-CN');
    expect(await open('zh-CN', 'zh-CN', 'en')).toBe('en');
  },
);
