import type { CaseDetail } from '#src/shared/cases/case-detail.ts';
import type { CasePhase } from '#src/shared/cases/case-phases.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { goesBackText } from '#src/texts/goes-back.ts';
import { textsOfCase } from '#src/texts/texts.ts';

type Drawn = Pick<CaseDetail, 'infoUuid' | 'phase' | 'givenInFen' | 'raisedInFen'> &
  Pick<CaseDetail, 'targetInFen' | 'donationCount' | 'feeInFen' | 'netInFen'>;

/** These are said beside the sums as long as they say it; what is no matter is left out. */
type Said = {
  /** It says on which day raising ends; it is undefined once that is over or where none is set. */
  until?: string | undefined;
  /** It says that giving closes at the target, of a case whose family named no use for more. */
  closes?: string | undefined;
  /** It says that the target is reached, where the page was drawn before it was. */
  reached?: string | undefined;
  /** It says what came in and what of it went back, with `{n}` and `{m}`, where anything did. */
  returned?: string | undefined;
};

export type LiveTotalProps = Said & {
  /** It is as the page was drawn, until the store knows better. */
  drawn: Drawn;
  /**
   * It is undefined where no fee is charged: then all of it reaches the patient, and the page says
   * so.
   */
  fee: string | undefined;
  locale: Locale;
  text: ReturnType<typeof liveTotalTexts>;
};

/** `{n}` is filled in by the island; money that goes back is no part of a target any more. */
export function liveTotalTexts(
  { caseType, phase }: { caseType: number; phase: CasePhase },
  locale: Locale,
) {
  const { cases: t, platform } = textsOfCase(caseType, locale);
  const { raised, target, gifts, reachesPatient } = t;
  const progress = t.progressText('{n}');
  const missing = t.missing('{n}');
  const goesBack = goesBackText(phase, t);
  const unit = platform.yuanUnit;
  return { raised, target, gifts, reachesPatient, progress, missing, goesBack, unit };
}
