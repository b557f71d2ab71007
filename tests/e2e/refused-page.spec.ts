import { problemText } from '#src/texts/problem-text.ts';
import { expect, once, test } from '../support/browser.ts';

test(
  'a refused page is read by who takes packed answers, as browsers do',
  once,
  async ({ page, server, link, texts }) => {
    const headers = { origin: server.origin, 'accept-encoding': 'br' };
    const form = { step: 'none' };
    const refused = await page.request.post(link('onlineService'), { headers, form });
    expect(refused.status()).toBe(405);
    expect(refused.headers()['content-encoding']).toBe('br');
    expect(await refused.text()).toContain(problemText({ reason: 'methodNotAllowed' }, texts));
  },
);
