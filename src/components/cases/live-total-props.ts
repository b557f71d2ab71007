import type { CaseDetail } from '#src/shared/cases/case-detail.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOfCase } from '#src/texts/texts.ts';

type Drawn = Pick<
  CaseDetail,
  'infoUuid' | 'raisedInFen' | 'targetInFen' | 'donationCount' | 'feeInFen' | 'netInFen'
>;

export type LiveTotalProps = {
  /** As the page was drawn, until the store knows better. */
  drawn: Drawn;
  /** Undefined where no fee is charged: then all of it reaches the patient, and the page says so. */
  fee: string | undefined;
  /** The day raising ends, in words; undefined once it ended or where no end is set. */
  until: string | undefined;
  locale: Locale;
  text: ReturnType<typeof liveTotalTexts>;
};

/** `{n}` is filled in by the island. */
export function liveTotalTexts(caseType: number, locale: Locale) {
  const { cases: t, platform } = textsOfCase(caseType, locale);
  const { raised, target, gifts, reachesPatient } = t;
  const progress = t.progressText('{n}');
  const missing = t.missing('{n}');
  return { raised, target, gifts, reachesPatient, progress, missing, unit: platform.yuanUnit };
}
