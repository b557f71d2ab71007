/** Every kind of thing staff decide on. */
export const queueNames = [
  'base',
  'material',
  'drawPublic',
  'objection',
  'fundUse',
  'post',
  'mourning',
  'verification',
  'comment',
  'report',
  'discussion',
  'message',
  'payout',
  'refund',
  'refundRelease',
  'refundStuck',
  'bankChange',
  'cloneHit',
  'difference',
  'givenUpJob',
] as const;

export type QueueName = (typeof queueNames)[number];

/** Hours from opening a task to its answer that the operator promises. */
export const queueTargetHours: Record<QueueName, number> = {
  base: 24,
  material: 24,
  drawPublic: 24,
  objection: 12,
  fundUse: 72,
  post: 24,
  mourning: 12,
  verification: 48,
  comment: 24,
  report: 12,
  discussion: 48,
  message: 24,
  payout: 12,
  refund: 24,
  refundRelease: 12,
  refundStuck: 24,
  bankChange: 24,
  cloneHit: 12,
  difference: 4,
  givenUpJob: 4,
};
