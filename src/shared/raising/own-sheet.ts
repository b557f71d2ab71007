import type { CasePhase } from '#src/shared/cases/case-phases.ts';
import type { CaseStatus } from '#src/shared/cases/enumerations.ts';
import type { FormValues } from './form-values.ts';
import type { Refusals } from './part-state.ts';
import type { RaisePart, RaiseStage } from './parts.ts';
import type { SheetName } from './sheet-names.ts';

/** This is a sheet as its owner may see it: no secret stands in it but masked. */
export type OwnSheet = {
  sheet: SheetName;
  status: number;
  /** These are of the form: what was typed last stands over what was saved. */
  values: FormValues;
  /** These are by call names, as saved whole; empty before. */
  fields: Record<string, unknown>;
  masked: FormValues;
  refusals: Refusals;
  openFields: string[];
  version: number;
  savedAt: number | null;
  /** Once it passed, a change goes to review while the public page keeps the old words. */
  passedAt: number | null;
};

/** missing and unfinished have to be filled in, ready can be sent, refused has to be mended. */
export const partStandings = [
  'missing',
  'unfinished',
  'ready',
  'inReview',
  'passed',
  'refused',
] as const;
export type PartStanding = (typeof partStandings)[number];

export type ChecklistLine = {
  part: RaisePart;
  /** It is filled in by this sheet. */
  sheet: SheetName;
  stage: RaiseStage;
  standing: PartStanding;
  status: number;
  refusals: Refusals;
  submittedAt: number | null;
  optional: boolean;
};

/** It says how far each part of a case is, for its owner. */
export type Checklist = {
  infoUuid: string;
  caseType: 0 | 1 | 99;
  title: string;
  caseStatus: CaseStatus;
  phase: CasePhase;
  isPublic: boolean;
  /** It passed, and is only compared once more with an appeal like it. */
  isHeld: boolean;
  /** A family in mourning is asked for nothing. */
  mayEdit: Record<RaiseStage, boolean>;
  lines: ChecklistLine[];
  /** May it be sent now? If not, is something of the first stage missing? */
  canSubmit: boolean;
  lacksBase: boolean;
};
