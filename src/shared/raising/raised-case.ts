import type { CasePhase } from '#src/shared/cases/case-phases.ts';

/** A case as its own fundraiser's list shows it. */
export type RaisedCase = {
  infoUuid: string;
  caseType: number;
  title: string;
  phase: CasePhase;
  raisedInFen: number;
  targetInFen: number;
  createdAt: number;
  /** Null while nobody else sees it. */
  publishedAt: number | null;
  /** Does a part wait to be mended? */
  hasRefusal: boolean;
};
