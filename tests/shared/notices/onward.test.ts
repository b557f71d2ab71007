import { expect, test } from 'vitest';
import { type NoticeKind, noticeKinds } from '#src/shared/notices/notice-kinds.ts';
import { findOnward } from '#src/shared/notices/onward.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { findRoute } from '#src/shared/routes.ts';

const infoUuid = 'a'.repeat(22);
const subjectId = 'b'.repeat(22);
/** What is no news of a case leads to a page of its own. */
const withoutCase = new Set<NoticeKind>([
  ...(['serviceAnswered', 'phoneChanged', 'phoneWaits', 'wishHidden', 'teamPageHidden'] as const),
  ...(['prizeSent', 'prizeHeld', 'pennantCame', 'pennantHidden'] as const),
  ...(['monthlyStarted', 'monthlyAhead', 'monthlyRefused', 'monthlyPaused'] as const),
  ...(['monthlySkipped', 'monthlyEnded'] as const),
  ...(['invoiceIssued', 'invoiceRefused', 'cardHidden', 'supportUnmatched'] as const),
  ...(['taskLeft', 'leadGiven', 'greenPathMoved', 'referralCounted'] as const),
  ...(['goodsSent', 'goodsReturnRefused'] as const),
]);
const kinds = Object.keys(noticeKinds) as NoticeKind[];

test.each(kinds)('%s leads on to a page of its case, in both languages', (kind) => {
  for (const locale of locales) {
    const { route, link } = findOnward({ kind, infoUuid, subjectId }, locale) ?? {
      route: '',
      link: '',
    };
    const path = new URL(link, 'http://own.invalid').pathname.replace(/^\/en(?=\/)/, '');
    expect(findRoute(path)?.name).toBe(route);
    if (!withoutCase.has(kind)) expect(link).toContain(infoUuid);
  }
});

test('a notice without a case leads nowhere that needs one', () => {
  expect(findOnward({ kind: 'caseProgress', infoUuid: null, subjectId }, 'en')).toBeUndefined();
  expect(findOnward({ kind: 'reviewRefused', infoUuid: null, subjectId }, 'en')).toBeUndefined();
  const service = findOnward({ kind: 'serviceAnswered', infoUuid: null, subjectId }, 'en');
  expect(service?.link).toBe('/en/cf/online-service');
});

test.each(['fundUseDue', 'fundUseOverdue'] as const)(
  '%s leads to where the use of a payout is told, not to any other post',
  (kind) => {
    const { route, link } = findOnward({ kind, infoUuid, subjectId }, 'zh-CN') ?? {};
    expect(route).toBe('compensateProgress');
    expect(link).toBe(`/cf/compensate/progress?infoUuid=${infoUuid}`);
  },
);

test.each(['goodsSent', 'goodsReturnRefused'] as const)('%s leads to its own order', (kind) => {
  expect(findOnward({ kind, infoUuid, subjectId }, 'en')?.link).toBe(
    `/en/cf/goods/order/${subjectId}`,
  );
  expect(findOnward({ kind, infoUuid, subjectId: '' }, 'en')).toBeUndefined();
});
