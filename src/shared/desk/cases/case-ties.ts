/** This is what two cases can share; the strongest first. */
export const caseTies = [
  'person',
  'account',
  'paper',
  'phone',
  'fundraiser',
  'device',
  'picture',
] as const;
export type CaseTie = (typeof caseTies)[number];
