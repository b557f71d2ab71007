import { expect, test } from 'vitest';
import { kindsOfGroup, noticeGroups } from '#src/shared/notices/notice-groups.ts';
import {
  isMutable,
  isUrgent,
  type NoticeKind,
  noticeKinds,
} from '#src/shared/notices/notice-kinds.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

const kinds = Object.keys(noticeKinds) as NoticeKind[];
test("nobody can mute their own money, and it is always urgent; others' news never is", () => {
  const money = kinds.filter((kind) => !isMutable(kind));
  expect(money).toContain('donationRefunded');
  // Its text messages go by themselves.
  expect(money.filter((kind) => !isUrgent(kind))).toEqual(['phoneWaits']);
  expect(isUrgent('withdrawalNotice')).toBe(false);
  expect(isMutable('caseProgress')).toBe(true);
});

test('every kind that may be turned off stands in one group of settings, and no other does', () => {
  const grouped = noticeGroups.flatMap((group): NoticeKind[] => kindsOfGroup(group));
  expect([...grouped].sort()).toEqual(kinds.filter(isMutable).sort());
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
