import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asWarning,
  chargedBasisPoints,
  customDetailPageHint,
  detailVersionOf,
  isApplyTimeOverTwoMinutes,
  isDanger,
  isHighRisk,
  isHighRiskRefund,
  showsNewDetail,
  splitWarning,
} from '#src/shared/cases/case-rules.ts';

describe('a danger case', () => {
  test.each([
    { finishStr: '该求助存在风险', displayStatus: 0, danger: true },
    { finishStr: '该求助存在风险', displayStatus: 4, danger: true },
    { finishStr: '发起人已结束', displayStatus: 4, danger: false },
    { finishStr: '', displayStatus: 4, danger: true },
    { finishStr: null, displayStatus: 4, danger: true },
    { finishStr: null, displayStatus: 0, danger: false },
    { finishStr: null, displayStatus: 3, danger: false },
  ])('is $danger for $finishStr and display $displayStatus', ({ danger, ...viewed }) => {
    expect(isDanger({ isSelf: false, ...viewed })).toBe(danger);
  });

  test('is never one for its owner', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.nat(5), (finishStr, displayStatus) => {
        expect(isDanger({ isSelf: true, finishStr, displayStatus })).toBe(false);
      }),
    );
  });
});

test('what staff warn of is a danger, and its words come back as they were written', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (written) => {
      const finishText = asWarning(written) ?? '';
      const viewed = { isSelf: false, finishStr: finishText, displayStatus: 0 };
      expect(isDanger(viewed)).toBe(true);
      expect(splitWarning(finishText)).toEqual({ isLabelled: true, words: written });
    }),
  );
  expect(asWarning('')).toBeNull();
  expect(splitWarning('该求助存在风险')).toEqual({ isLabelled: false, words: '该求助存在风险' });
});

describe('a high-risk case', () => {
  test('needs both the expiry and the platform hint', () => {
    const ends = fc.constantFrom(null, 1, 2, 3, 4, 101, 203);
    const hints = fc.constantFrom(null, '', 'OTHER', customDetailPageHint);
    fc.assert(
      fc.property(ends, hints, (finishReason, platformFinishReason) => {
        const both = finishReason === 3 && platformFinishReason === customDetailPageHint;
        expect(isHighRisk({ finishReason, platformFinishReason })).toBe(both);
      }),
    );
  });

  test('with everything returned for over two minutes is a high-risk refund', () => {
    const ending = { finishReason: 3, platformFinishReason: customDetailPageHint };
    const whole = { givenInFen: 500, successRefundAmountInFen: 500 };
    const old = { isApplyTimeOverTwoMinutes: true };
    expect(isHighRiskRefund({ ...ending, ...whole, ...old })).toBe(true);
    expect(isHighRiskRefund({ ...ending, ...whole, isApplyTimeOverTwoMinutes: false })).toBe(false);
    expect(
      isHighRiskRefund({ ...ending, ...old, givenInFen: 500, successRefundAmountInFen: 499 }),
    ).toBe(false);
    expect(isHighRiskRefund({ ...ending, ...whole, ...old, finishReason: 2 })).toBe(false);
  });

  test('two minutes are over only after the last millisecond of the second', () => {
    expect(isApplyTimeOverTwoMinutes(0, 120_000)).toBe(false);
    expect(isApplyTimeOverTwoMinutes(0, 120_001)).toBe(true);
  });
});

describe('the version of the detail page', () => {
  test.each([
    { given: undefined, flag: false, version: 0 },
    { given: null, flag: false, version: 0 },
    { given: 1, flag: false, version: 1 },
    { given: 2, flag: false, version: 2 },
    { given: undefined, flag: true, version: 2 },
    { given: 1, flag: true, version: 2 },
  ])('of $given with flag $flag is $version', ({ given, flag, version }) => {
    expect(detailVersionOf({ caseDetailsPageVersion: given, prNewOrOld: flag })).toBe(version);
  });

  test.each([
    { version: 0, isSelf: false, isNew: false },
    { version: 0, isSelf: true, isNew: false },
    { version: 1, isSelf: false, isNew: true },
    { version: 1, isSelf: true, isNew: true },
    { version: 2, isSelf: false, isNew: true },
    { version: 2, isSelf: true, isNew: false },
  ])('version $version, owner $isSelf: new page is $isNew', ({ isNew, ...asked }) => {
    expect(showsNewDetail(asked)).toBe(isNew);
  });
});

test('only the option to charge takes a fee out of gifts', () => {
  const fees = [1, 2, 3, 4].map((serviceChargeOption) =>
    chargedBasisPoints({ serviceChargeOption, feeBasisPoints: 300 }),
  );
  expect(fees).toEqual([0, 300, 0, 0]);
});
