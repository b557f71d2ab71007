import type { Sheet } from '#src/server/papers/make-pdf.ts';
import { left, type Pen, right, sizes, soft, takePen } from '#src/server/papers/pen.ts';
import { linesOf } from '#src/server/sharing/poster/svg-text.ts';
import { dateText } from '#src/shared/cases/display.ts';
import {
  type GiftMonth,
  type GiftMove,
  sumOfMonths,
} from '#src/shared/papers/statements/gift-statement.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import { layRows, lineHeight, pageOf } from './lay-pages.ts';

type Laid = {
  months: readonly GiftMonth[];
  lines: readonly GiftMove[];
  hasMore: boolean;
  donor: string;
  operator: string;
  language: Locale;
};

const columns = [300, 420, right] as const;
/** What a line says begins there. */
const [whatAt, titleAt, numberAt] = [left + 72, left + 152, 352];

/** Lays twelve months of a donor on one page, and each booking on as many as it takes. */
export function layGiftStatement(laid: Laid, now: number): Sheet {
  const { months, lines, hasMore, language } = laid;
  const t = textsOf(language).statements.gifts;
  const pen = takePen();
  layHead(pen, laid, now);
  layMonths(pen, months, language);
  for (const words of [t.movedOnHint, t.notDeductible]) {
    pen.put(words, { size: sizes.small, fill: soft });
    pen.y += 14;
  }
  pen.y += 14;
  const { more } = layRows<GiftMove>(pen, {
    ...{ rows: lines, title: t.title, language },
    head: (on) => layLineHead(on, language),
    row: (on, line) => layLine(on, line, language),
  });
  const end = more.at(-1) ?? pen;
  end.y += 20;
  if (hasMore) end.note(t.newestOnly(lines.length), left);
  return { title: t.title, language, madeAt: now, ...pageOf(pen), more: more.map(pageOf) };
}

function layHead(pen: Pen, { months, donor, operator, language }: Laid, now: number): void {
  const { statements } = textsOf(language);
  const t = statements.gifts;
  pen.put(t.title, { size: sizes.title });
  pen.put(dateText(now, language), { endsAt: right, fill: soft });
  pen.y += 30;
  pen.fact(t.donor, donor);
  const span = [months[0]?.month ?? '', months.at(-1)?.month ?? ''] as const;
  pen.fact(t.span, statements.case.spanOf(...span));
  pen.fact(statements.case.madeBy, operator);
  pen.y += 8;
}

function layMonths(pen: Pen, months: readonly GiftMonth[], language: Locale): void {
  const { statements } = textsOf(language);
  const t = statements.gifts;
  const heads = [t.given, t.cameBack, t.movedOn];
  pen.row(statements.month, { cells: heads, columns, fill: soft });
  const cellsOf = (sums: Omit<GiftMonth, 'month'>) =>
    [sums.givenInFen, sums.cameBackInFen, sums.movedOnInFen].map((inFen) => yuan(inFen, language));
  for (const month of months) {
    pen.y += lineHeight;
    pen.row(month.month, { cells: cellsOf(month), columns });
  }
  pen.y += 7;
  pen.rule();
  pen.y += 14;
  pen.row(statements.sum, { cells: cellsOf(sumOfMonths(months)), columns });
  pen.y += 26;
}

function layLineHead(pen: Pen, language: Locale): void {
  const { statements } = textsOf(language);
  const t = statements.gifts;
  pen.row(statements.day, { cells: [t.amount], columns: [right], fill: soft });
  pen.note(t.what, whatAt);
  pen.note(t.forWhom, titleAt);
  pen.note(t.tradeNo, numberAt);
}

function layLine(pen: Pen, line: GiftMove, language: Locale): void {
  const t = textsOf(language).statements.gifts;
  const [title = ''] = linesOf(line.caseTitle, { maxEms: 17, maxLines: 1 });
  const [what = ''] = linesOf(t.kinds[line.kind], { maxEms: 8.5, maxLines: 1 });
  const cells = [yuan(line.amountInFen, language)];
  pen.row(dateText(line.at, language), { cells, columns: [right] });
  pen.note(what, whatAt);
  pen.note(title, titleAt);
  pen.note(line.tradeNo, numberAt);
}
