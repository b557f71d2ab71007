/** Staff decide on every one of these. */
export const queueNames = [
  'base',
  'material',
  'drawPublic',
  'objection',
  'fundUse',
  'post',
  'mourning',
  'verification',
  'doctor',
  'comment',
  'wish',
  'teamPage',
  'activityApply',
  'prize',
  'pennant',
  'giftCard',
  'feeInvoice',
  'report',
  'discussion',
  'message',
  'payout',
  'refund',
  'refundRelease',
  'refundStuck',
  'goodsReturn',
  'bankChange',
  'cloneHit',
  'difference',
  'givenUpJob',
] as const;

export type QueueName = (typeof queueNames)[number];

/**
 * This is what the two buttons of a decision do; some queues decide on more than one kind of thing.
 */
export type DecisionWay = QueueName | 'baseAgain' | 'discussionEnd' | 'messageByPhone';

/** The operator promises an answer within so many hours from opening a task. */
export const queueTargetHours: Record<QueueName, number> = {
  base: 24,
  material: 24,
  drawPublic: 24,
  objection: 12,
  fundUse: 72,
  post: 24,
  mourning: 12,
  verification: 48,
  doctor: 48,
  comment: 24,
  wish: 24,
  teamPage: 24,
  activityApply: 72,
  prize: 72,
  pennant: 24,
  giftCard: 24,
  feeInvoice: 72,
  report: 12,
  discussion: 48,
  message: 24,
  payout: 12,
  refund: 24,
  refundRelease: 12,
  refundStuck: 24,
  goodsReturn: 48,
  bankChange: 24,
  cloneHit: 12,
  difference: 4,
  givenUpJob: 4,
};

export const queueTargetMs = (queue: QueueName): number => queueTargetHours[queue] * 3_600_000;
