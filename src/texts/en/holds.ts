import type { holds as chinese } from '#src/texts/zh-CN/holds.ts';

export const holds = {
  title: (count) =>
    count === 0 ? 'Hold matched money' : `Matched money that waits for us (${count})`,
  lead: 'What is held stays with its appeal, and nobody withdraws it. A colleague lets it go or sends it back to its pool; when its gift goes back, it goes along.',
  yuan: (amount) => `${amount} yuan`,
  byMachine:
    'Held for its amount, or since its activity is in risk control. One of us may let it go; to send it back, one holds it and a colleague decides.',
  another: 'A colleague decides on this.',
  decisions: { release: 'Let it go', revoke: 'Send it back to its pool' },
  reasonHint: 'What you saw and what you go by. It stays on the trail.',
  holdTitle: 'Hold one more',
  grantNo: 'Number',
  grantNoHint:
    'The order number of the gift; where there is no such gift, the number in the list of the newest.',
  hold: 'Hold it',
  waits: (amount) =>
    `Another ${amount} yuan of matched money waits until we have looked at it, and can be withdrawn then.`,
} satisfies typeof chinese;
