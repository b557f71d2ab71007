import { expect, test } from 'vitest';
import { linkToCase, readOnQuery, riskStopOf } from '#src/shared/cases/risk-stop.ts';

const infoUuid = 'abcdefghijklmnopqrstuv';
const url = (search = '') => new URL(`http://localhost/cf/contribute/${infoUuid}${search}`);
const calm = { infoUuid, phase: 'raising', highRisk: false } as const;
const danger = { ...calm, phase: 'risk' } as const;
const highRisk = { ...calm, phase: 'expired', highRisk: true } as const;
const stop = `/cf/risk-case-intercept?infoUuid=${infoUuid}`;

const found = { ...calm, phase: 'refunding', refund: { isFalse: true } } as const;

test.each([danger, highRisk, found])(
  'a reader of $phase is stopped once before the case',
  (found) => {
    expect(riskStopOf(found, url(), 'zh-CN')).toBe(stop);
    expect(riskStopOf(found, url('?readOn=0'), 'en')).toBe(`/en${stop}`);
    expect(riskStopOf(found, url('?readOn=1'), 'zh-CN')).toBeUndefined();
    expect(readOnQuery(found)).toEqual({ readOn: '1' });
  },
);

test('nobody is stopped before a case without doubt', () => {
  const byFamily = { ...found, refund: { isFalse: false } };
  expect(riskStopOf(byFamily, url(), 'zh-CN')).toBeUndefined();
  expect(riskStopOf(calm, url(), 'zh-CN')).toBeUndefined();
  expect(riskStopOf({ ...calm, phase: 'expired' }, url(), 'zh-CN')).toBeUndefined();
  expect(readOnQuery(calm)).toEqual({});
});

test('links from lists lead to the stop or to the case', () => {
  expect(linkToCase({ infoUuid, risky: true }, 'zh-CN')).toBe(stop);
  expect(linkToCase({ infoUuid, risky: false }, 'en')).toBe(`/en/cf/contribute/${infoUuid}`);
});
