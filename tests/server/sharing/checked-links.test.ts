import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { findCheckedLink } from '#src/server/sharing/find-checked-link.ts';
import { makeCaseCode } from '#src/server/sharing/make-short-link.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { printCode } from '#src/shared/sharing/check-code.ts';
import { textsOf } from '#src/texts/texts.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow, testOrigin } from '../../support/test-server.ts';
import { hostileLinks } from './hostile-links.ts';

let t: TestServer;
let infoUuid: string;
let path: string;
beforeAll(async () => {
  t = await openTestServer();
  infoUuid = (await makeCase(t.services.db)).id;
  path = `/cf/contribute/${infoUuid}`;
});
afterAll(() => t.close());

test('a code, a link, and a link without its beginning are known as the case they lead to', async () => {
  const { token } = await makeCaseCode(t.services, infoUuid, testNow);
  const forms = [
    token,
    printCode(token).toUpperCase(),
    `${token.slice(0, 5)}-${token.slice(5)}`,
    path,
    `  ${testOrigin}/en${path}?sharedv=1#x `,
    `localhost:4321${path}`,
    `${testOrigin}/${token}`,
    `${testOrigin}/cf/contribute/spread/${infoUuid}`,
  ];
  for (const typed of forms) {
    const found = await findCheckedLink(t.services, { typed });
    expect(found, typed).toMatchObject({ kind: 'case', infoUuid, phase: 'raising' });
  }
  const { visit_count: visits } = await t.services.db
    .selectFrom('short_links')
    .select('visit_count')
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  expect(visits).toBe(0);
});

test.each(locales)(
  'a text to take away, pasted whole, is known as its appeal in %s',
  async (locale) => {
    const { readyTexts } = textsOf(locale).sharing;
    const link = `${testOrigin}${path}`;
    const host = new URL(testOrigin).host;
    for (const text of Object.values(readyTexts)) {
      const typed = text('3.5 万的手术费，还差一半', link, host);
      const found = await findCheckedLink(t.services, { typed });
      expect(found, typed).toMatchObject({ kind: 'case', infoUuid });
    }
    for (const typed of [
      `快看${link}帮帮他`,
      `看看（${link}）`,
      `See "${link}".`,
      `短的 ${link}`,
      `At first.${link} please`,
    ]) {
      const found = await findCheckedLink(t.services, { typed });
      expect(found, typed).toMatchObject({ kind: 'case', infoUuid });
    }
  },
);

test('what is not ours is called so, however much it looks like it', async () => {
  for (const typed of [
    ...hostileLinks,
    'loca1host:4321/cf',
    `快看${testOrigin}${path}，还有 https://evil.example/pay`,
    `看看 evil.example${path} 帮帮他`,
    `看看 ${testOrigin.replace('localhost', 'lоcalhost')}${path}`,
    `https://xn--${infoUuid}.example`,
  ]) {
    expect((await findCheckedLink(t.services, { typed })).kind, typed).toBe('foreign');
  }
});

test('what is ours but leads to nothing is not called real', async () => {
  const hidden = await makeCase(t.services.db, { status: 'APPROVE_DENIED' });
  const nothing = [
    '23456 789ab',
    '请看这个',
    'Please look.',
    `/cf/contribute/${newId()}`,
    `/cf/contribute/${hidden.id}`,
  ];
  for (const typed of [...nothing, '/cf/no-such-page', '/404']) {
    expect(await findCheckedLink(t.services, { typed }), typed).toEqual({ kind: 'nothing' });
  }
  const page = await findCheckedLink(t.services, { typed: `${testOrigin}/cf/common/list` });
  expect(page).toEqual({ kind: 'page', target: `${testOrigin}/cf/common/list` });
});
