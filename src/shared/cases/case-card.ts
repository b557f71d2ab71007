import * as v from 'valibot';
import { casePhases } from './case-phases.ts';
import { caseStatuses } from './enumerations.ts';

const cover = v.object({
  url: v.string(),
  largeUrl: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
});

export const caseCard = v.object({
  infoUuid: v.string(),
  caseType: v.number(),
  title: v.string(),
  illness: v.string(),
  illnessKey: v.string(),
  city: v.string(),
  cover: v.nullable(cover),
  status: v.picklist(caseStatuses),
  phase: v.picklist(casePhases),
  picked: v.boolean(),
  /** Does the platform doubt it? Then a page stops readers before the case. */
  risky: v.boolean(),
  raisedInFen: v.number(),
  targetInFen: v.number(),
  /** Has it its target, and takes no more? */
  filled: v.boolean(),
  donationCount: v.number(),
  /** Does a sponsor match its gifts now? */
  isMatched: v.boolean(),
  /** This is what sponsors put beside the gifts so far, not counted as raised. */
  matchedInFen: v.number(),
  publishedAt: v.number(),
});
export type CaseCard = v.InferOutput<typeof caseCard>;

/** Can one give to it now? */
export const takesGifts = ({ phase, filled }: Pick<CaseCard, 'phase' | 'filled'>): boolean =>
  phase === 'raising' && !filled;
