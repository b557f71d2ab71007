import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import type { CaseStatement } from '#src/shared/papers/statements/case-statement.ts';
import type { GiftMove } from '#src/shared/papers/statements/gift-statement.ts';
import CaseFigures from './CaseFigures.astro';
import FigureTable from './FigureTable.astro';
import FileLinks from './FileLinks.astro';
import GiftFigures from './GiftFigures.astro';
import SpanForm from './SpanForm.astro';

const nothing = {
  ...{ givenInFen: 0, matchedInFen: 0, fromFamilyInFen: 0, paidBackInFen: 0 },
  ...{ returnedInFen: 0, matchReturnedInFen: 0, toFamilyInFen: 0, paidOutInFen: 0, feeInFen: 0 },
};
const empty = { availableInFen: 0, heldInFen: 0, refundHeldInFen: 0, inFlightInFen: 0 };
const statement: CaseStatement = {
  ...{ from: '2026-10-01', until: '2026-11-20', opening: empty },
  closing: { ...empty, availableInFen: 600_000_000 },
  lines: [
    { period: '2026-11-01', ...nothing, givenInFen: 1_000_000_000, leftInFen: 1_000_000_000 },
    {
      ...{ period: '2026-11-02', ...nothing, paidOutInFen: 388_000_000, feeInFen: 12_000_000 },
      leftInFen: 600_000_000,
    },
  ],
};
const moved: GiftMove = {
  ...{ at: sampleAt, kind: 'given', amountInFen: 12_050, tradeNo: '202611200000001' },
  ...{ infoUuid: sampleId, caseTitle: longWords.slice(0, 40) },
};
const month = { givenInFen: 12_050, cameBackInFen: 0, movedOnInFen: 0 };

export const examples = [
  show(FileLinks).in(({ locale }) => ({ two: { hrefOf: (format) => `#${format}`, locale } })),
  show(FigureTable).in(({ locale }) => ({
    figures: {
      ...{
        id: 'figures',
        caption: { text: longWords.slice(0, 12), words: [longWords.slice(0, 12)] },
      },
      ...{ heads: ['∆', 'A', 'B'], locale },
      rows: [{ label: '2026-11', cells: ['1,234,567.89', '0'] }],
      foot: { label: '∑', cells: ['1,234,567.89', '0'] },
    },
  })),
  show(CaseFigures).in(({ locale }) => ({
    moved: { statement, locale },
    'nothing moved': { statement: { ...statement, lines: [], closing: empty }, locale },
    'many days': {
      statement: {
        ...statement,
        lines: Array.from({ length: 40 }, (_, at) => ({
          ...{ period: `2026-${at < 20 ? '10' : '11'}-${String((at % 20) + 10)}` },
          ...{ ...nothing, givenInFen: 100, leftInFen: (at + 1) * 100 },
        })),
      },
      locale,
    },
  })),
  show(GiftFigures).in(({ locale }) => ({
    gifts: {
      months: [{ month: '2026-11', ...month }],
      lines: [moved, { ...moved, kind: 'movedOn' as const }],
      ...{ hasMore: true, locale },
    },
    none: { months: [{ month: '2026-11', ...month }], lines: [], hasMore: false, locale },
  })),
  show(SpanForm).in(({ locale }) => ({
    chosen: {
      ...{ id: 'example-span', action: '/', span: { from: '2026-10-01', until: '2026-11-20' } },
      locale,
    },
  })),
];
