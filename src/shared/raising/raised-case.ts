import type { CasePhase } from '#src/shared/cases/case-phases.ts';

/** This is a case as its own fundraiser's list shows it. */
export type RaisedCase = {
  infoUuid: string;
  caseType: number;
  title: string;
  phase: CasePhase;
  raisedInFen: number;
  targetInFen: number;
  createdAt: number;
  /** It is null while nobody else sees it. */
  publishedAt: number | null;
  /** Does a part wait to be mended? */
  hasRefusal: boolean;
};
