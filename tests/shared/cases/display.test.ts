import { describe, expect, test } from 'vitest';
import {
  dateText,
  dayOfYearText,
  daysLeft,
  maskedName,
  monthText,
} from '#src/shared/cases/display.ts';
import { relativeTime } from '#src/shared/cases/relative-time.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { shortNickname } from '#src/texts/short-nickname.ts';

describe('names and numbers', () => {
  test('show a name by its surname only', () => {
    expect(maskedName('李明月')).toBe('李**');
    expect(maskedName('李明')).toBe('李*');
    expect(maskedName('欧阳明月儿')).toBe('欧阳**');
    expect(['欧阳明', '诸葛小明', '慕容雪'].map(maskedName)).toEqual(['欧阳*', '诸葛**', '慕容*']);
    // A name of two characters has a surname of one.
    expect(maskedName('欧阳')).toBe('欧*');
    expect(maskedName('李')).toBe('李');
  });

  test('count the days left, the last of which has begun as well', () => {
    const end = Date.UTC(2026, 11, 5);
    expect([1, dayMs, dayMs + 1, 30 * dayMs].map((left) => daysLeft(end, end - left))).toEqual([
      1, 1, 2, 30,
    ]);
    expect(daysLeft(end, end + 1)).toBe(1);
  });

  test('cut a nickname by letters, not by code units, and name those without one', () => {
    expect(shortNickname('👨‍👩‍👧', 'zh-CN', 1)).toMatch(/…$/);
    expect(shortNickname('春天的风', 'zh-CN', 3)).toBe('春天的…');
    expect(shortNickname('  ', 'zh-CN', 3)).toBe('爱心人士');
  });

  test('say a nickname that the platform gave in the language of its reader', () => {
    expect(shortNickname('爱心人士0042', 'en')).toBe('Kind person 0042');
    expect(shortNickname('Kind person 0042', 'zh-CN')).toBe('爱心人士0042');
    expect(shortNickname('春天2024', 'en')).toBe('春天2024');
    expect(shortNickname('爱心人士', 'en')).toBe('爱心人士');
  });
});

describe('times', () => {
  test.each([
    [0, '现在'],
    [59_999, '现在'],
    [60_000, '1分钟前'],
    [60 * 60_000, '1小时前'],
    [dayMs, '1天前'],
    [30 * dayMs - 1, '29天前'],
    [30 * dayMs, '1个月前'],
    [12 * 30 * dayMs, '1年前'],
  ])('%i ms ago is %s', (ago, words) => {
    expect(relativeTime(0, ago, 'zh-CN').replaceAll(' ', '')).toBe(words);
  });

  test('a day is the day in China, whatever the machine thinks', () => {
    const lateInUtc = Date.UTC(2026, 10, 20, 17, 0);
    expect(dayOf(lateInUtc)).toBe('2026-11-21');
    expect(dateText(lateInUtc, 'zh-CN')).toBe('2026年11月21日');
    expect(dateText(lateInUtc, 'en')).toBe('Nov 21, 2026');
  });

  test('a month is read from its own form and shown as it is otherwise', () => {
    expect(monthText('2026-04', 'zh-CN')).toBe('2026年4月');
    expect(monthText('spring', 'en')).toBe('spring');
  });

  test('where the year is known, a day is shown without it', () => {
    expect(dayOfYearText('2026-03-05', 'zh-CN')).toBe('3月5日');
    expect(dayOfYearText('2026-03-05', 'en')).toBe('Mar 5');
  });
});
