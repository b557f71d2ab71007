import { customDetailPageHint } from '#src/shared/cases/case-rules.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';

/** The platform doubts a case: of high risk once its time is over, whatever its money does then. */
export function atRisk(finishText: string | null) {
  return {
    display_status: displayStatuses.atRisk,
    finish_text: finishText,
    platform_finish_reason: customDetailPageHint,
  };
}

export const notAtRisk = {
  display_status: displayStatuses.shown,
  finish_text: null,
  platform_finish_reason: null,
};
