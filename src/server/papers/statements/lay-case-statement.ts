import type { Sheet } from '#src/server/papers/make-pdf.ts';
import { type Pen, right, sizes, soft, takePen } from '#src/server/papers/pen.ts';
import { dateText } from '#src/shared/cases/display.ts';
import {
  type CaseLine,
  type CaseStatement,
  caseFlows,
  casePlaces,
  heldIn,
  inShort,
  linesByMonth,
  sumOfLines,
} from '#src/shared/papers/statements/case-statement.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import { layRows, lineHeight, pageOf } from './lay-pages.ts';

type Laid = {
  statement: CaseStatement;
  caseId: string;
  caseTitle: string;
  operator: string;
  language: Locale;
};

const mostDays = 20;
/** The columns of money end here. */
const columns = [200, 285, 370, 455, right] as const;
const places = [440, right] as const;

/**
 * Answers the money of a case within a span: where it lay, what came and went, and by days or
 * months.
 */
export function layCaseStatement(laid: Laid, now: number): Sheet {
  const { statement, caseTitle, language } = laid;
  const { statements } = textsOf(language);
  const t = statements.case;
  const pen = takePen();
  layHead(pen, laid, now);
  layPlaces(pen, statement, language);
  layFlows(pen, statement, language);
  const isLong = statement.lines.length > mostDays;
  const rows = isLong ? linesByMonth(statement.lines) : statement.lines;
  const heads = [t.cameIn, t.wentBack, t.paidOut, t.fee, t.left];
  const title = `${t.title} ${caseTitle}`;
  const { last, more } = layRows<CaseLine>(pen, {
    ...{ rows, title, language },
    head: (on) =>
      on.row(isLong ? statements.month : statements.day, { cells: heads, columns, fill: soft }),
    row: (on, line) => on.row(line.period, { cells: cellsOf(line, language), columns }),
  });
  last.y += 24;
  for (const words of [t.addsUp, t.noNames, ...(isLong ? [t.byMonth] : [])]) {
    last.put(words, { size: sizes.small, fill: soft });
    last.y += 14;
  }
  return { title, language, madeAt: now, ...pageOf(pen), more: more.map(pageOf) };
}

function layHead(pen: Pen, { statement, ...laid }: Laid, now: number): void {
  const { caseId, caseTitle, operator, language } = laid;
  const t = textsOf(language).statements.case;
  pen.put(t.title, { size: sizes.title });
  pen.put(dateText(now, language), { endsAt: right, fill: soft });
  pen.y += 30;
  pen.fact(t.number, caseId);
  pen.fact('', caseTitle);
  pen.fact(t.span, t.spanOf(statement.from, statement.until));
  pen.fact(t.madeBy, operator);
  pen.y += 12;
}

function layPlaces(pen: Pen, { opening, closing }: CaseStatement, language: Locale): void {
  const t = textsOf(language).statements.case;
  pen.row(t.places, { cells: [t.opening, t.closing], columns: places, fill: soft });
  for (const place of casePlaces) {
    pen.y += lineHeight;
    const cells = [opening[place], closing[place]].map((inFen) => yuan(inFen, language));
    pen.row(t.placeNames[place], { cells, columns: places });
  }
  layTotal(pen, t.held, {
    cells: [opening, closing].map((held) => yuan(heldIn(held), language)),
    columns: places,
  });
}

function layFlows(pen: Pen, { lines }: CaseStatement, language: Locale): void {
  const t = textsOf(language).statements.case;
  const sums = sumOfLines(lines);
  for (const flow of caseFlows) {
    pen.row(t.flows[flow], { cells: [yuan(sums[flow], language)], columns: [right] });
    pen.y += lineHeight;
  }
  pen.y += 12;
}

type Total = { cells: readonly string[]; columns: readonly number[] };

function layTotal(pen: Pen, label: string, total: Total): void {
  pen.y += 7;
  pen.rule();
  pen.y += 14;
  pen.row(label, total);
  pen.y += 28;
}

function cellsOf(line: CaseLine, language: Locale): string[] {
  const { cameInInFen, wentBackInFen, paidOutInFen, feeInFen } = inShort(line);
  const sums = [cameInInFen, wentBackInFen, paidOutInFen, feeInFen, line.leftInFen];
  return sums.map((inFen) => yuan(inFen, language));
}
