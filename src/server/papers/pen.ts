import { linesOf } from '#src/server/sharing/poster/svg-text.ts';
import type { Sheet } from './make-pdf.ts';

/** Words begin and end here on a sheet, in points. */
export const [left, right] = [56, 539];
const ink = '#2b2320';
export const soft = '#6a5d54';
const line = '#d8cfc4';
export const sizes = { title: 20, text: 10.5, small: 8.5 };
export const rowHeight = 19;

type Words = Sheet['words'][number];
type Row = { cells: readonly string[]; columns: readonly number[]; fill?: string };

/** Locks puts words and lines on the sheet, from the top down. */
export function takePen() {
  const words: Words[] = [];
  const rules: Sheet['rules'][number][] = [];
  const pen = {
    ...{ y: 76, words, rules },
    put: (text: string, more: Partial<Words> = {}) => {
      words.push({ text, x: left, y: pen.y, size: sizes.text, fill: ink, ...more });
    },
    note: (text: string, x: number) => pen.put(text, { x, size: sizes.small, fill: soft }),
    fact: (label: string, value: string) => {
      pen.put(label, { fill: soft });
      for (const text of linesOf(value, { maxEms: 38, maxLines: 2 })) {
        pen.put(text, { x: left + 84 });
        pen.y += rowHeight;
      }
    },
    /** Puts a label and figures that end where their columns do. */
    row: (label: string, { cells, columns, fill = ink }: Row) => {
      pen.put(label, { size: sizes.small, fill });
      for (const [at, text] of cells.entries()) {
        pen.put(text, { endsAt: columns[at] ?? right, size: sizes.small, fill });
      }
    },
    rule: () => rules.push({ x: left, y: pen.y, width: right - left, stroke: line }),
  };
  return pen;
}
export type Pen = ReturnType<typeof takePen>;
