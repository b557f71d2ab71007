import { expect, test } from 'vitest';
import type { CaseState } from '#src/shared/cases/case-actions.ts';
import { caseTypes, endReasons } from '#src/shared/cases/enumerations.ts';
import { type CentreState, centreLinks } from '#src/shared/raiser/centre-links.ts';

const now = Date.UTC(2026, 10, 22);
const raising: CaseState = {
  ...{ status: 'CROWDFUNDING_STATED', displayStatus: 0, endReason: null, finishText: null },
  ...{ endsAt: now + 1, mourningAt: null, filledAt: null, putAwayAt: null },
};
const finished = (endReason: number): CaseState => ({ ...raising, status: 'FINISHED', endReason });
const linksOf = (more: Partial<CentreState> = {}) =>
  centreLinks(
    {
      ...{ state: raising, caseType: caseTypes.illness, hasGoods: false, hasMoney: true },
      ...{
        discussionOpen: false,
        refundOpen: false,
        ...{ withdrawalOpen: false, matching: undefined, flag: undefined, hasPaidOut: true },
        ...more,
      },
    },
    now,
  );

test('a case that raises offers all of it, and an open way out of money offers no other', () => {
  expect(linksOf().money).toEqual([
    ...['withdrawConfirm', 'refundConfirm', 'modifyBankMiddle', 'caseStatement'],
  ]);
  expect(linksOf({ refundOpen: true }).money).toEqual(['refundDetail', 'caseStatement']);
  expect(linksOf({ discussionOpen: true }).money).toEqual([
    ...['discussionApplication', 'withdrawDetail', 'caseStatement'],
  ]);
  expect(linksOf({ withdrawalOpen: true }).money).toEqual([
    ...['withdrawDetail', 'modifyBankMiddle', 'caseStatement'],
  ]);
  expect(linksOf().appeal).toContain('stopRaise');
});

test('what is over asks for nothing that can no longer be done', () => {
  const state = finished(endReasons.refundSucceeded);
  const over = linksOf({ state, hasMoney: false });
  expect(over.money).toEqual(['refundDetail', 'withdrawDetail', 'caseStatement']);
  const unpaid = linksOf({ state, hasMoney: false, hasPaidOut: false });
  expect(unpaid.money).toEqual(['refundDetail', 'caseStatement']);
  expect(unpaid.tell).not.toContain('compensateProgress');
  expect(over.appeal).toEqual(['caseAudience']);
  expect(over.ask).toEqual(['friendProve']);
  expect(over.tell).not.toContain('publishProgress');
  expect(over.tell).not.toContain('fastReply');
  const away = linksOf({ state: { ...finished(endReasons.withdrawn), putAwayAt: now } });
  expect(away.ask).toEqual([]);
});

test('sharing, flyer and poster are offered while it can be given to', () => {
  const asks = ['contributeSpread', 'paperKit', 'changeQrcodeImg'];
  expect(linksOf().ask).toEqual(expect.arrayContaining(asks));
  for (const state of [
    ...[endReasons.fundraiserSucceeded, endReasons.endedEarly, endReasons.withdrawn].map(finished),
    { ...raising, filledAt: now },
  ])
    for (const link of asks) expect(linksOf({ state }).ask).not.toContain(link);
});

test('matched gifts are offered to who has them or may ask for them', () => {
  expect(linksOf().money).not.toContain('matchingGiftDetail');
  for (const matching of ['taken', 'open'] as const)
    expect(linksOf({ matching }).money).toContain('matchingGiftDetail');
});

test('a family in mourning is asked for nothing, and a dream for no doctor', () => {
  const mourning = { ...finished(endReasons.fundraiserSucceeded), mourningAt: now };
  expect(linksOf({ state: mourning }).ask).toEqual([]);
  expect(linksOf({ caseType: caseTypes.dream }).ask).not.toContain('doctorProve');
  expect(linksOf({ hasGoods: true }).tell).toContain('goodsOrders');
});

test('a case that the platform doubts offers no thanks while its money goes back', () => {
  const state = finished(endReasons.refundApplying);
  expect(linksOf({ state, refundOpen: true }).tell).toContain('fastReply');
  const doubted = linksOf({ state, refundOpen: true, flag: 'false' }).tell;
  expect(doubted).not.toContain('fastReply');
  expect(doubted).not.toContain('publishProgress');
});

test('papers serve a withdrawal: they are asked for while there is money, or may come', () => {
  const state = finished(endReasons.withdrawn);
  expect(linksOf({ state, hasMoney: true }).appeal).toContain('materialVerify');
  expect(linksOf({ state, hasMoney: false }).appeal).not.toContain('materialVerify');
  expect(linksOf({ hasMoney: false }).appeal).toContain('materialVerify');
});
