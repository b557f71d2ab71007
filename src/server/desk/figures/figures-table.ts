import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { csvTable } from '#src/server/platform/csv-table.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Decided, WorkFigures } from '#src/shared/desk/figures/work-figures.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { reviewFieldName } from '#src/texts/review-field-name.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findFigures } from './find-figures.ts';

type Asked = { days: number; locale: Locale; staffUserId: string };

/** Writes the figures of the desk as one table. That it was taken is on the trail. */
export async function makeFiguresTable(
  db: Database,
  { days, locale, staffUserId }: Asked,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const figures = await findFigures(db, { days }, now);
  await inTransaction(db, (trx) =>
    recordAct(trx, { act: 'exportFigures', staffUserId, detail: { days }, now }),
  );
  return csvTable([...decidedRows(figures, locale), ...refusedRows(figures, locale)]);
}

/** Answers what was decided by queue, person and day, under the heads of the columns. */
function decidedRows(figures: WorkFigures, locale: Locale) {
  const { deskWork, review } = textsOf(locale);
  const t = deskWork.figures;
  const cellsOf = ({ decided, refused, late, medianHours }: Decided) => [
    ...[decided, refused, late, medianHours ?? ''],
  ];
  return [
    [
      ...[t.part, t.name, t.came, t.gone, t.open, t.overdue, t.oldest],
      ...[t.decided, t.refused, t.late, t.median],
    ],
    ...figures.queues.map((row) => [
      ...[t.byQueue, review.queues[row.queue], row.came, row.gone, row.open, row.overdue],
      ...[row.oldestHours ?? '', ...cellsOf(row)],
    ]),
    ...figures.persons.map((row) => [
      t.byPerson,
      row.nickname,
      ...['', '', '', '', ''],
      ...cellsOf(row),
    ]),
    ...figures.days.map(({ day, came, decided }) => [
      ...[t.byDay, day, came, '', '', '', '', decided, '', '', ''],
    ]),
  ];
}

/** Answers which fields were refused how often, and why. */
function refusedRows({ refusedFields, refusedReasons }: WorkFigures, locale: Locale) {
  const { deskWork, review } = textsOf(locale);
  const t = deskWork.figures;
  return [
    ...refusedFields.map(({ queue, field, count }) => [
      ...[t.byField, `${review.queues[queue]} · ${reviewFieldName(field, locale)}`],
      ...['', '', '', '', '', '', count, '', ''],
    ]),
    ...refusedReasons.map(({ label, count }) => [
      ...[t.byReason, label?.[locale] ?? t.ownWords, '', '', '', '', '', '', count, '', ''],
    ]),
  ];
}
