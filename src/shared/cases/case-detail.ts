import type { OwnWords } from '#src/shared/platform/own-words.ts';
import type { CaseLabel } from '#src/shared/raiser/case-labels.ts';
import type { CaseState } from './case-actions.ts';
import type { CasePhase } from './case-phases.ts';
import type { CasePicture } from './case-picture.ts';
import type { Fact, Household, Patient, Payee, Raiser, Team, Treatment } from './funding-parts.ts';
import type { Telling } from './telling.ts';

/** `part` says that money went to the patient before, so that gifts do not go back whole. */
export type CaseRefundStep = {
  step: 'asked' | 'returning' | 'returned';
  part: boolean;
  /** Is it returned since staff found that it is not true? */
  isFalse: boolean;
};

/**
 * This is a public case with all that its pages show. `ownerUserId` is for comparing, never for
 * showing.
 */
export type CaseDetail = {
  infoUuid: string;
  ownerUserId: string;
  ownerNickname: string;
  caseType: number;
  title: string;
  content: string;
  /** This is the story in further languages. */
  tellings: Telling[];
  status: CaseState['status'];
  state: CaseState;
  phase: CasePhase;
  /** This is how far the refund is that its phase tells of. */
  refund: CaseRefundStep | null;
  /** Does its family explain something in public? Nothing is paid out meanwhile. */
  isDiscussed: boolean;
  platformFinishReason: string | null;
  /** It expired while the platform doubted it, and then all its gifts went back. */
  highRisk: boolean;
  highRiskRefund: boolean;
  illness: string;
  illnessKey: string;
  province: string;
  city: string;
  hospital: string;
  department: string;
  patient: Patient;
  raiser: Raiser;
  payee: Payee;
  treatment: Treatment;
  household: Household;
  team: Team | null;
  labels: CaseLabel[];
  pictures: CasePicture[];
  facts: Fact[];
  detailVersion: number;
  shareCount: number;
  /** This is all that was ever given. */
  givenInFen: number;
  /** This is what was given and not returned. */
  raisedInFen: number;
  targetInFen: number;
  /**
   * More than that would be used for this, as the family says; giving ends where it says nothing.
   */
  surplusUse: OwnWords | null;
  donationCount: number;
  /** This is what sponsors put beside the gifts; it is not raised. */
  matchedInFen: number;
  /** Is it in an activity of a sponsor, or has it something of one? */
  isMatched: boolean;
  /** May people start teams for it, to whom a sponsor adds? */
  hasBonfire: boolean;
  /** Its family shows it by its link alone. */
  isUnlisted: boolean;
  serviceChargeOption: number;
  feeBasisPoints: number;
  /** This is what the fee takes out of the gifts so far, and what is left for the patient. */
  feeInFen: number;
  netInFen: number;
  publishedAt: number;
  finishedAt: number | null;
  /** Since then the page says that the patient died. */
  mourningShownAt: number | null;
};

/**
 * This is where the money of a case is now, by the ledger; the parts add up to what was given and
 * matched.
 */
export type MoneyOfCase = {
  availableInFen: number;
  heldInFen: number;
  refundHeldInFen: number;
  inFlightInFen: number;
  paidOutInFen: number;
  refundedInFen: number;
  feeInFen: number;
  /** It was put beside its gifts by sponsors, and is no part: it is in the others. */
  matchedInFen: number;
};

export type PlatformTotals = { raisedInFen: number; donationCount: number; caseCount: number };
