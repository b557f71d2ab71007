/**
 * They say why a sponsor put nothing beside a gift: who gave, what and whence, or what there was to
 * give.
 */
export const matchBars = [
  'guest',
  'family',
  'payee',
  'staff',
  'device',
  'young',
  'goods',
  'channel',
  'wallet',
  'rests',
  'empty',
  'caseFull',
  'dayFull',
  'split',
  'had',
  'small',
  // These belong to bonfires.
  'noTeam',
  'teamOver',
  'teamFull',
  'counted',
  'noStep',
] as const;
export type MatchBar = (typeof matchBars)[number];
