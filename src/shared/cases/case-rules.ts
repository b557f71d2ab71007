import { displayStatuses, endReasons, serviceChargeOptions } from './enumerations.ts';

/** This word makes a finish text a warning. */
export const riskMark = '风险';

const warningLabel = `${riskMark}提示：`;

/** This platform end configuration asks for a warning of the operator's own on the case page. */
export const customDetailPageHint = 'CUSTOM_DETAIL_PAGE_HINT';

type Ending = { finishReason: number | null; platformFinishReason: string | null };

/**
 * There is danger: it is not the owner, and the finish text speaks of risk, or there is none and
 * display is 4.
 */
export function isDanger(viewed: {
  isSelf: boolean;
  finishStr: string | null;
  displayStatus: number;
}): boolean {
  if (viewed.isSelf) return false;
  if (viewed.finishStr) return viewed.finishStr.includes(riskMark);
  return viewed.displayStatus === displayStatuses.atRisk;
}

/**
 * Makes the finish text of a warning: it must speak of risk, and gets the label where it does not.
 */
export function asWarning(words: string): string | null {
  if (words === '') return null;
  return words.includes(riskMark) ? words : warningLabel + words;
}

/**
 * Answers what was written, and whether the label was put before it, which readers see in their
 * language.
 */
export function splitWarning(finishText: string): { isLabelled: boolean; words: string } {
  const isLabelled = finishText.startsWith(warningLabel);
  return { isLabelled, words: isLabelled ? finishText.slice(warningLabel.length) : finishText };
}

export function isHighRisk({ finishReason, platformFinishReason }: Ending): boolean {
  return finishReason === endReasons.timeExpired && platformFinishReason === customDetailPageHint;
}

type Returned = { successRefundAmountInFen: number; isApplyTimeOverTwoMinutes: boolean };

/**
 * It is of high risk, and everything the case was given was asked back more than two minutes ago.
 */
export function isHighRiskRefund(ending: Ending & Returned & { givenInFen: number }): boolean {
  return (
    isHighRisk(ending) &&
    ending.successRefundAmountInFen === ending.givenInFen &&
    ending.isApplyTimeOverTwoMinutes
  );
}

const applyTimeMs = 2 * 60 * 1000;

export function isApplyTimeOverTwoMinutes(appliedAt: number, now: number): boolean {
  return now - appliedAt > applyTimeMs;
}

/** A missing version is 0; the prNewOrOld flag forces 2. */
export function detailVersionOf(asked: {
  caseDetailsPageVersion?: number | null | undefined;
  prNewOrOld: boolean;
}): number {
  return asked.prNewOrOld ? 2 : (asked.caseDetailsPageVersion ?? 0);
}

/** The new detail page shows version 1 to everyone, version 2 to all but the owner. */
export function showsNewDetail({ version, isSelf }: { version: number; isSelf: boolean }): boolean {
  return version === 1 || (version === 2 && !isSelf);
}

/** Only the option "charge" takes the fee out of the gifts. */
export function chargedBasisPoints(charge: {
  serviceChargeOption: number;
  feeBasisPoints: number;
}): number {
  return charge.serviceChargeOption === serviceChargeOptions.charge ? charge.feeBasisPoints : 0;
}
