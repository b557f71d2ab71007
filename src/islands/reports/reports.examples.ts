import { reportKeeperProps } from '#src/components/reports/report-keeper-props.ts';
import { longWords, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import ReportForm from './ReportForm.astro';
import { ReportKeeper } from './ReportKeeper.tsx';

export const examples = [
  show(ReportForm).in(({ locale, texts }) => ({
    empty: {
      infoUuid: sampleId,
      caseType: caseTypes.illness,
      idempotencyKey: sampleId,
      newerThan: 0,
      locale,
    },
    refused: {
      ...{
        infoUuid: sampleId,
        caseType: caseTypes.illness,
        idempotencyKey: sampleId,
        newerThan: 0,
        locale,
        slot: texts.reports.promise,
      },
      values: { content: longWords, mobile: '139' },
      problems: { reason: 'required', mobile: 'mobile', attachments: 'required' },
    },
  })),
  show(ReportKeeper).in(({ locale }) => ({
    usual: reportKeeperProps({ infoUuid: sampleId, newerThan: 0, locale }),
  })),
];
