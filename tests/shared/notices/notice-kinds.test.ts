import { expect, test } from 'vitest';
import {
  isMutable,
  isUrgent,
  type NoticeKind,
  noticeKinds,
  sendableAt,
} from '#src/shared/notices/notice-kinds.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

const kinds = Object.keys(noticeKinds) as NoticeKind[];
/** An instant by China's clock. */
const chinaAt = (text: string) => Date.parse(`2026-11-${text}:00+08:00`);

test.each([
  ['20T21:59', '20T21:59'],
  ['20T22:00', '21T08:00'],
  ['20T23:30', '21T08:00'],
  ['21T00:00', '21T08:00'],
  ['21T07:59', '21T08:00'],
  ['21T08:00', '21T08:00'],
])('news of %s goes out at %s', (at, until) => {
  expect(sendableAt('caseProgress', chinaAt(at))).toBe(chinaAt(until));
});

test('what is urgent goes out at night too', () => {
  expect(sendableAt('withdrawalPaid', chinaAt('20T23:30'))).toBe(chinaAt('20T23:30'));
});

test("nobody can mute their own money, and it is always urgent; others' news never is", () => {
  const money = kinds.filter((kind) => !isMutable(kind));
  expect(money).toContain('donationRefunded');
  expect(money.filter((kind) => !isUrgent(kind))).toEqual([]);
  expect(isUrgent('withdrawalNotice')).toBe(false);
  expect(isMutable('caseProgress')).toBe(true);
});

test.each(locales)('every kind says something in %s, also of a case that is gone', (locale) => {
  const { notices } = textsOf(locale);
  const amount = locale === 'en' ? '1,234.50 yuan' : '1,234.50 元';
  expect(notices.donationReceived.words({ amountInFen: 123_450 })).toContain(amount);
  for (const kind of kinds) {
    const said = notices[kind].words({});
    expect(said).not.toMatch(/undefined|NaN|null/);
    expect(said.length).toBeGreaterThan(8);
  }
});
