/** The parts of what a family tells, each reviewed by itself. */
export const raiseParts = [
  'base',
  'patient',
  'treatment',
  'hospital',
  'payee',
  'household',
  'publisher',
  'materials',
] as const;
export type RaisePart = (typeof raiseParts)[number];

/** Audit stage 0 makes a case public, stage 1 opens the way to a withdrawal. */
export const partsOfStage = {
  base: ['base', 'patient'],
  material: ['treatment', 'hospital', 'payee', 'household', 'publisher', 'materials'],
} as const satisfies Record<string, readonly RaisePart[]>;
export type RaiseStage = keyof typeof partsOfStage;

/** Nobody has to send more papers until the review asks for them. */
export const optionalParts: readonly RaisePart[] = ['materials'];

export function stageOf(part: RaisePart): RaiseStage {
  return part === 'base' || part === 'patient' ? 'base' : 'material';
}
