import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { type ChecklistLine, partStandings } from '#src/shared/raising/own-sheet.ts';
import { raiseParts } from '#src/shared/raising/parts.ts';
import { amountReasons, amountScopes } from '#src/shared/raising/reasonable-amount.ts';
import { sheetLayout } from '#src/shared/raising/sheet-layout.ts';
import { sheetNames } from '#src/shared/raising/sheet-names.ts';
import AmountAdvice from './AmountAdvice.astro';
import ApartFields from './ApartFields.astro';
import ClosedFields from './ClosedFields.astro';
import GapLine from './GapLine.astro';
import NextPart from './NextPart.astro';
import PartLines from './PartLines.astro';
import PartsHeading from './PartsHeading.astro';
import RefusalList from './RefusalList.astro';
import SheetInput from './SheetInput.astro';
import StepLine from './StepLine.astro';
import SubmitWhole from './SubmitWhole.astro';
import TakeBackPayee from './TakeBackPayee.astro';

const refusals = {
  name: { words: '姓名和证件不一致。', mended: false },
  idCard: { words: '看不清。', mended: true },
};
const lineOf = (standing: ChecklistLine['standing'], at = 0): ChecklistLine => {
  const part = raiseParts[at % raiseParts.length] ?? 'base';
  return {
    ...{ part, sheet: part, stage: at < 2 ? 'base' : 'material', standing, status: 0 },
    ...{ refusals: standing === 'refused' ? refusals : {}, submittedAt: sampleAt },
    optional: at === 5,
  };
};
const lines = partStandings.map(lineOf);
const own = {
  ...{ sheet: 'patient' as const, status: 2, values: {}, masked: { idCard: '5301**********12' } },
  ...{ fields: { name: '小树', relation: '6', attachments: [] }, refusals: {} },
  ...{ openFields: ['relation'], version: 2, savedAt: sampleAt, passedAt: sampleAt },
};
const basis = { caseCount: 40, similarCosts: true };
const mostInFen = 50_000_000;
const range = { lowInFen: 5_000_000, highInFen: 12_000_000 };

/** Answers every field that any sheet has, once for each of its kinds. */
const fieldsByKind = sheetNames.flatMap((sheet) =>
  sheetLayout[sheet].map((field) => ({ sheet, field })),
);
const kinds = [...new Map(fieldsByKind.map((one) => [one.field.kind, one])).values()];

export const examples = [
  show(AmountAdvice).in(({ locale }) => ({
    ...Object.fromEntries(
      amountScopes.map((scope) => {
        const advice = { range: { ...range, basis: { ...basis, scope } } };
        return [
          scope,
          { advice: { ...advice, gapInFen: undefined, verdict: undefined }, mostInFen, locale },
        ];
      }),
    ),
    ...Object.fromEntries(
      amountReasons.map((reason) => {
        const verdict = { reasonable: reason === 'withinRange', reason };
        const advice = { range: { ...range, basis: { ...basis, scope: 'city' as const } } };
        return [reason, { advice: { ...advice, gapInFen: 8_000_000, verdict }, mostInFen, locale }];
      }),
    ),
  })),
  show(ApartFields).in(({ texts }) => {
    const shown = (words: { title: string; body: string }, said: readonly string[] = []) => ({
      words: { ...words, said },
    });
    const told = { ...texts.raising.illnessTold, title: texts.raising.illnessTold.title('白血病') };
    return {
      folded: { isOpen: false, ...shown(texts.raising.apart) },
      'open, of things': { isOpen: true, ...shown(texts.kinds.moreGears) },
      'an illness told before': { isOpen: false, ...shown(told, ['白血病']) },
    };
  }),
  show(ClosedFields).in(({ locale, texts }) => ({
    some: { own, infoUuid: sampleId, texts, locale },
    none: {
      own: { ...own, sheet: 'materials', openFields: ['attachments'] },
      ...{ infoUuid: sampleId, texts, locale },
    },
  })),
  show(GapLine).in(({ locale }) => ({
    'nothing typed': { fields: sheetLayout.treatment, values: {}, locale },
    counted: { fields: sheetLayout.treatment, values: { costAheadInYuan: '140000' }, locale },
  })),
  show(NextPart).in(({ locale }) => ({
    refused: { lines, infoUuid: sampleId, locale },
    missing: { lines: [lineOf('missing')], infoUuid: sampleId, locale },
    none: { lines: [lineOf('passed')], infoUuid: sampleId, locale },
  })),
  show(PartLines).in(({ locale }) => ({
    'every standing': { lines, infoUuid: sampleId, locale },
    'only to look at': { lines, infoUuid: sampleId, locale, mayEdit: false },
  })),
  show(PartsHeading).in(({ locale }) => ({
    'to go public': { stage: 'base', lines, locale },
    'for a withdrawal': { stage: 'material', lines, locale },
  })),
  show(RefusalList).in(({ locale, texts }) => ({
    some: { lines, infoUuid: sampleId, texts, locale },
    none: { lines: [], infoUuid: sampleId, texts, locale },
  })),
  show(SheetInput).in(({ locale, texts }) => {
    const empty = {
      ...{ texts, locale, value: '', masked: undefined, mostInFen },
      ...{ problem: undefined, refusal: undefined },
    };
    const drawn = kinds.map(({ sheet, field }) => [field.kind, { ...empty, sheet, field }]);
    const [field] = sheetLayout.base.filter(({ kind }) => kind === 'text');
    return {
      ...Object.fromEntries(drawn),
      ...(field && {
        'wrong, sent back': {
          ...{ ...empty, field, sheet: 'base' as const, value: longWords },
          ...{ problem: texts.fieldProblems.required, refusal: longWords, isFirstWrong: true },
        },
      }),
    };
  }),
  show(StepLine).in(({ locale }) => ({
    'to go public': { sheet: 'patient', lines, locale },
    'for a withdrawal': { sheet: 'payee', lines, locale },
    'may be left out': { sheet: 'household', lines, locale },
  })),
  show(SubmitWhole).in(({ locale }) => {
    const mayEdit = { base: true, material: true };
    const whole = { lines: [], mayEdit, canSubmit: true, lacksBase: false };
    const shown = {
      infoUuid: sampleId,
      route: 'commitVerify',
      problem: undefined,
      locale,
    } as const;
    return {
      usual: { ...shown, checklist: whole },
      refused: { ...shown, checklist: whole, problem: { reason: 'partsMissing' } },
      'a part is missing': {
        ...shown,
        checklist: { lines, mayEdit, canSubmit: false, lacksBase: true },
      },
      'nothing is new': { ...shown, checklist: { ...whole, canSubmit: false } },
    };
  }),
  show(TakeBackPayee).in(({ locale }) => ({ usual: { infoUuid: sampleId, locale } })),
];
