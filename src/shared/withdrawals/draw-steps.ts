import type { PublicDraw } from './draw-view.ts';
import { isNoticeOver } from './notice-over.ts';

export type DrawStep = {
  name: 'applied' | 'reviewed' | 'notice' | 'paying' | 'use' | 'rejected' | 'cancelled';
  state: 'done' | 'now' | 'next' | 'stopped';
  /** This is when it happened; of a notice, when it ends. */
  at: number | null;
};

/** Draws the way of a withdrawal in steps; one that was called off ends where it was. */
export function drawSteps(draw: PublicDraw, now: number): DrawStep[] {
  const { status, appliedAt, changedAt, noticeStartedAt, noticeEndsAt, fundUse, emergency } = draw;
  const applied: DrawStep = { name: 'applied', state: 'done', at: appliedAt };
  const inNotice = noticeStartedAt !== null;
  if (status === 'REJECTED' || status === 'CANCELLED') {
    const before: DrawStep[] = inNotice
      ? [
          { name: 'reviewed', state: 'done', at: noticeStartedAt },
          isNoticeOver(noticeEndsAt, changedAt)
            ? { name: 'notice', state: 'done', at: noticeEndsAt }
            : { name: 'notice', state: 'stopped', at: changedAt },
        ]
      : [];
    const name = status === 'REJECTED' ? 'rejected' : 'cancelled';
    return [applied, ...before, { name, state: 'stopped', at: changedAt }];
  }
  const over = isNoticeOver(noticeEndsAt, now);
  const paid = status === 'PAID';
  // An urgent payout need not wait for the notice beside it.
  const due = over || status === 'PAYING' || (emergency && inNotice);
  return [
    applied,
    { name: 'reviewed', state: inNotice ? 'done' : 'now', at: noticeStartedAt },
    { name: 'notice', state: over ? 'done' : inNotice ? 'now' : 'next', at: noticeEndsAt },
    {
      name: 'paying',
      state: paid ? 'done' : due ? 'now' : 'next',
      at: paid ? changedAt : null,
    },
    { name: 'use', state: owedState(draw), at: fundUse?.shownAt ?? null },
  ];
}

/** Each part owes an account from the day it is paid, and the last is owed once all are. */
function owedState({ status, fundUse }: PublicDraw): DrawStep['state'] {
  const missed = fundUse !== null && fundUse.shownAt === null;
  if (status !== 'PAID') return missed ? 'now' : 'next';
  return fundUse && !missed ? 'done' : 'now';
}
