import type { SheetPage } from '#src/server/papers/make-pdf.ts';
import { left, type Pen, right, soft, takePen } from '#src/server/papers/pen.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

const lowest = 790;
export const lineHeight = 16;

export const pageOf = ({ words, rules }: Pen): SheetPage => ({
  ...{ words, rules, shapes: [], stamp: undefined },
});

type Laid<Row> = {
  rows: readonly Row[];
  /** Lays what stands above the rows of every page. */
  head(pen: Pen): void;
  row(pen: Pen, row: Row): void;
  title: string;
  language: Locale;
};

/** Lays rows below what stands there already, and on as many pages more as they need. */
export function layRows<Row>(first: Pen, { rows, head, row, title, language }: Laid<Row>) {
  const { statements: t } = textsOf(language);
  const pens = [first];
  let pen = first;
  head(pen);
  for (const one of rows) {
    if (pen.y + lineHeight > lowest) {
      pen = takePen();
      pens.push(pen);
      pen.note(title, left);
      pen.put(t.page(pens.length), { endsAt: right, fill: soft });
      pen.y += 30;
      head(pen);
    }
    pen.y += lineHeight;
    row(pen, one);
  }
  return { last: pen, more: pens.slice(1) };
}
