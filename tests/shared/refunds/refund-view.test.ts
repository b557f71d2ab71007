import { expect, test } from 'vitest';
import { caseRefundKinds, caseRefundStatuses } from '#src/shared/refunds/refund-state.ts';
import { mayCancel, mayLaunch } from '#src/shared/refunds/refund-view.ts';

const all = caseRefundKinds.flatMap((kind) =>
  caseRefundStatuses.flatMap((status) =>
    [null, 1].flatMap((launchedAt) =>
      [true, false].map((isOwner) => ({ kind, status, launchedAt, isOwner })),
    ),
  ),
);

test('only the fundraiser takes an application back, and only before the last word', () => {
  const own = { kind: 'fundraiser', launchedAt: null, isOwner: true };
  expect(all.filter(mayCancel)).toEqual([
    { ...own, status: 'APPLIED' },
    { ...own, status: 'PASSED' },
  ]);
  expect(all.filter(mayLaunch)).toEqual([{ ...own, status: 'PASSED' }]);
});
