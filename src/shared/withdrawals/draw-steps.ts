import type { PublicDraw } from './draw-view.ts';

export type DrawStep = {
  name: 'applied' | 'reviewed' | 'notice' | 'paying' | 'use' | 'rejected' | 'cancelled';
  state: 'done' | 'now' | 'next' | 'stopped';
  /** When it happened; of a notice, when it ends. */
  at: number | null;
};

/** The way of a withdrawal in steps; one that was called off ends where it was. */
export function drawSteps(draw: PublicDraw, now: number): DrawStep[] {
  const { status, appliedAt, changedAt, noticeStartedAt, noticeEndsAt, fundUse } = draw;
  const applied: DrawStep = { name: 'applied', state: 'done', at: appliedAt };
  const inNotice = noticeStartedAt !== null;
  if (status === 'REJECTED' || status === 'CANCELLED') {
    const before: DrawStep[] = inNotice
      ? [
          { name: 'reviewed', state: 'done', at: noticeStartedAt },
          { name: 'notice', state: 'done', at: noticeEndsAt },
        ]
      : [];
    const name = status === 'REJECTED' ? 'rejected' : 'cancelled';
    return [applied, ...before, { name, state: 'stopped', at: changedAt }];
  }
  const over = noticeEndsAt !== null && noticeEndsAt <= now;
  const paid = status === 'PAID';
  return [
    applied,
    { name: 'reviewed', state: inNotice ? 'done' : 'now', at: noticeStartedAt },
    { name: 'notice', state: over ? 'done' : inNotice ? 'now' : 'next', at: noticeEndsAt },
    {
      name: 'paying',
      state: paid ? 'done' : over || status === 'PAYING' ? 'now' : 'next',
      at: paid ? changedAt : null,
    },
    {
      name: 'use',
      state: fundUse?.shownAt ? 'done' : paid ? 'now' : 'next',
      at: fundUse?.shownAt ?? null,
    },
  ];
}
