/** Their objection is heard in public; what anyone else says, staff read as a report. */
export const objectorKinds = ['donor', 'verifier', 'named'] as const;
export type ObjectorKind = (typeof objectorKinds)[number];
