import type { Sheet } from '#src/server/papers/make-pdf.ts';
import { left, type Pen, right, sizes, soft, takePen } from '#src/server/papers/pen.ts';
import { byMonth, type StatementLine, sumOf } from '#src/shared/activities/sponsor/statement.ts';
import { dateText } from '#src/shared/cases/display.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';

type Laid = {
  activity: { activityId: string; name: string; sponsor: string };
  lines: readonly StatementLine[];
  operator: string;
  language: Locale;
};

const mostRows = 30;
const rowHeight = 16;
/** The columns of money end here. */
const columns = [200, 285, 370, 455, right] as const;

/**
 * Lays the account of an activity on one sheet: by days, or by months where there are many days.
 */
export function layStatement(laid: Laid, now: number): Sheet {
  const { activity, lines, operator, language } = laid;
  const { statement: t } = textsOf(language).matching;
  const { bySponsor } = textsOf(language).activities;
  const pen = takePen();
  pen.put(t.title, { size: sizes.title });
  pen.put(t.until(dateText(now, language)), { endsAt: right, fill: soft });
  pen.y += 30;
  pen.put(activity.name);
  pen.y += 18;
  pen.put(bySponsor(activity.sponsor));
  pen.y += 18;
  pen.note(`${t.number} ${activity.activityId}`, left);
  pen.note(operator, 320);
  pen.y += 24;
  const isLong = lines.length > mostRows;
  layRows(pen, { rows: isLong ? byMonth(lines) : lines, isLong, language });
  pen.y += 24;
  for (const words of [t.noNames, ...(isLong ? [t.byMonth] : [])]) {
    pen.note(words, left);
    pen.y += 14;
  }
  const { words, rules } = pen;
  const title = t.caption(activity.name);
  return { title, language, madeAt: now, words, rules, shapes: [], stamp: undefined };
}

type Rows = { rows: readonly StatementLine[]; isLong: boolean; language: Locale };

function layRows(pen: Pen, { rows, isLong, language }: Rows): void {
  const { statement: t } = textsOf(language).matching;
  const heads = [t.paidIn, t.matched, t.cameBack, t.returned, t.left];
  pen.row(isLong ? t.month : t.period, { cells: heads, columns, fill: soft });
  for (const line of rows) {
    pen.y += rowHeight;
    layLine(pen, { ...line, language });
  }
  pen.y += 7;
  pen.rule();
  pen.y += 14;
  layLine(pen, { period: t.sum, ...sumOf(rows), language });
}

function layLine(pen: Pen, line: StatementLine & { language: Locale }): void {
  const { period, paidInInFen, matchedInFen, cameBackInFen, returnedInFen, leftInFen } = line;
  const sums = [paidInInFen, matchedInFen, cameBackInFen, returnedInFen, leftInFen];
  pen.row(period, { cells: sums.map((inFen) => yuan(inFen, line.language)), columns });
}
