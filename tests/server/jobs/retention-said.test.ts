import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retentionDays } from '#src/shared/platform/retention.ts';

/** The policy says this of each kind, as it says it. */
const said = {
  codes: ['失效一天后删除', 'deleted a day after'],
  sessions: ['失效三十天后删除', 'deleted thirty days later'],
  browsers: ['最后一次登录后一年', 'a year after the last time'],
  attempts: ['标记 | 三十天', 'twice | thirty days'],
  visits: ['九十天', 'ninety days'],
  touches: ['三个月（九十天）', 'three months (ninety days)'],
  phoneChanges: ['换号请求（新旧号码） | 结束后九十天', 'both numbers | ninety days'],
  calls: ['处理完后半年（180 天）', 'half a year (180 days)'],
  notices: ['站内消息 | 两年', 'message centre | two years'],
  casePapers: ['举报人 | 求助结束、钱款结清后三年', 'three years after it ended'],
  caseAccounts: ['收款账号 | 求助结束、钱款结清后五年', 'five years after it ended'],
  tests: ['停止九十天后', 'ninety days after the test'],
  stories: ['求助结束九十天后收起', 'put away ninety days after its end'],
};
const rest = {
  attempts: 30,
  visits: 90,
  touches: 90,
  notices: 730,
  calls: 180,
  phoneChanges: 90,
  tests: 90,
};
const cases = { stories: 90, casePapers: 3 * 365, caseAccounts: 5 * 365 };
const daysSaid = { codes: 1, sessions: 30, browsers: 365, ...rest, ...cases };

test('the privacy policy says the same, in both languages', () => {
  expect(retentionDays).toEqual(daysSaid);
  for (const [at, language] of ['zh-CN', 'en'].entries()) {
    const policy = readFileSync(`src/content/agreements/${language}/privacy.md`, 'utf8');
    for (const words of Object.values(said)) expect(policy).toContain(words[at]);
  }
});
