import { expect, test } from 'vitest';
import { shareIntents } from '#src/shared/sharing/channels.ts';
import { printCode, readCode } from '#src/shared/sharing/check-code.ts';
import { shareGuideOf } from '#src/shared/sharing/share-guide.ts';

test('a code is read however it is typed, and printed in two groups', () => {
  expect(readCode(' K7m2q-9XD4N ')).toBe('k7m2q9xd4n');
  expect(printCode('k7m2q9xd4n')).toBe('k7m2q 9xd4n');
  expect(readCode(printCode('k7m2q9xd4n'))).toBe('k7m2q9xd4n');
});

test.each(['', 'k7m2q9xd4', 'k7m2q9xd4nn', 'k7m2q9xd4o', 'k7m2q9xd4/', '二七'])(
  'no code is %j',
  (typed) => {
    expect(readCode(typed)).toBeUndefined();
  },
);

const shared = { link: 'https://a.example/?b=1&c=2', title: '小树 & "家"', desc: '', imgUrl: '' };

test('links to other services carry what is shared, escaped', () => {
  for (const [, href] of shareIntents(shared, 'zh-CN')) {
    const { protocol, searchParams } = new URL(href);
    expect(protocol).toBe('https:');
    expect(searchParams.get('url')).toBe(shared.link);
    expect(searchParams.get('title')).toBe(shared.title);
  }
});

test('a post on Weibo is its title alone, so that it says what the appeal is about too', () => {
  const [, weibo = ''] =
    shareIntents({ ...shared, desc: '请帮帮他' }, 'zh-CN').find(([name]) => name === 'weibo') ?? [];
  expect(new URL(weibo).searchParams.get('title')).toBe(`${shared.title} 请帮帮他`);
});

test('readers of English share by services, mail and text messages that they have', () => {
  const hrefs = Object.fromEntries(shareIntents(shared, 'en'));
  const said = Object.entries(hrefs).map(([name, href]) => [name, new URL(href).searchParams]);
  const { whatsapp, facebook, x, email, sms } = Object.fromEntries(said);
  expect(whatsapp.get('text')).toBe(`${shared.title} ${shared.link}`);
  expect(facebook.get('u')).toBe(shared.link);
  expect([x.get('text'), x.get('url')]).toEqual([shared.title, shared.link]);
  expect([email.get('subject'), email.get('body')]).toEqual([shared.title, shared.link]);
  expect(sms.get('body')).toBe(`${shared.title} ${shared.link}`);
  expect(hrefs.email).toMatch(/^mailto:\?[^+]*$/);
  expect(hrefs.sms).toMatch(/^sms:\?[^+]*$/);
});

test.each([
  ['Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0.60', 'messaging'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/140 Mobile QQ/9.1', 'otherApp'],
  ['Mozilla/5.0 (iPhone) Weibo (iPhone15,2__weibo__14)', 'otherApp'],
  ['Mozilla/5.0 (iPhone) MicroMessenger/8.0 miniProgram', 'otherApp'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36', 'browser'],
] as const)('%s shares by %s', (userAgent, guide) => {
  expect(shareGuideOf(userAgent)).toBe(guide);
});
