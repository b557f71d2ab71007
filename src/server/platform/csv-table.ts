/** Cells that a spreadsheet would run as a formula get an apostrophe in front. */
const formulaStart = /^[=+\-@\t\r]/;

export type CsvRow = readonly (string | number)[];

/** Spreadsheets know by it that it is UTF-8. */
const byteOrderMark = '\ufeff';

/** Writes rows as CSV with a byte order mark. */
export function csvTable(rows: readonly CsvRow[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(byteOrderMark + linesOf(rows));
}

/** Writes the same of rows that come page by page: no more than one of them is held at a time. */
export function csvStream(pages: AsyncIterable<readonly CsvRow[]>): ReadableStream<Uint8Array> {
  const parts = encoded(pages);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // Who goes away while it is written has nothing more read for them.
    async cancel() {
      await parts.return(undefined);
    },
  });
}

async function* encoded(pages: AsyncIterable<readonly CsvRow[]>) {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark);
  for await (const rows of pages) yield encoder.encode(linesOf(rows));
}

function linesOf(rows: readonly CsvRow[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
