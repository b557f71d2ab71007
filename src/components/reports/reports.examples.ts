import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { reportStates } from '#src/shared/reports/reasons.ts';
import AnswerDue from './AnswerDue.astro';
import ReportCard from './ReportCard.astro';
import ReportLink from './ReportLink.astro';

const report = {
  ...{ reportId: sampleId, infoUuid: sampleId, title: '小树等一次手术' },
  ...{ reason: 'stolenPictures' as const, content: '照片是别人家的。', imageCount: 2 },
  ...{ state: 'open' as const, answer: '', createdAt: sampleAt, answeredAt: null },
  answerDueAt: sampleAt,
};
const now = sampleAt - 1;
const caseType = caseTypes.illness;
const answered = { answer: '核对过了，谢谢您。', answeredAt: sampleAt };

export const examples = [
  show(ReportCard).in(({ locale }) => ({
    ...Object.fromEntries(
      reportStates.map((state) => [
        state,
        {
          report: { ...report, state, ...(state === 'open' ? {} : answered) },
          caseType,
          now,
          locale,
        },
      ]),
    ),
    'long words': {
      report: { ...report, title: longWords, content: longWords },
      caseType,
      now,
      locale,
    },
  })),
  show(AnswerDue).in(({ locale }) => ({
    'in time': { dueAt: sampleAt, now, locale },
    late: { dueAt: sampleAt, now: sampleAt, locale },
    'while the family is asked': { dueAt: null, now, locale },
  })),
  show(ReportLink).in(({ locale }) => ({ usual: { infoUuid: sampleId, locale } })),
];
