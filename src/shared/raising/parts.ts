import { caseTypes } from '#src/shared/cases/enumerations.ts';

/** These are the parts of what a family tells, each reviewed by itself. */
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
export const raiseStages = ['base', 'material'] as const satisfies readonly RaiseStage[];

/** A dream is public once it is clear what, for whom, who organises it and what papers there are. */
const partsOfDream: Record<RaiseStage, readonly RaisePart[]> = {
  base: ['base', 'patient', 'publisher', 'materials'],
  material: ['payee'],
};

/** Answers the parts that a case of this type has, by stage. */
export function partsFor(caseType: number): Record<RaiseStage, readonly RaisePart[]> {
  return caseType === caseTypes.dream ? partsOfDream : partsOfStage;
}

/** Nobody has to send more papers until the review asks for them. */
export const optionalParts: readonly RaisePart[] = ['materials'];

export function stageOf(part: RaisePart, caseType: number): RaiseStage {
  return partsFor(caseType).base.includes(part) ? 'base' : 'material';
}
