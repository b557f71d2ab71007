/** Cells that a spreadsheet would run as a formula get an apostrophe in front. */
const formulaStart = /^[=+\-@\t\r]/;

/** Rows as CSV with a byte order mark, by which spreadsheets know that it is UTF-8. */
export function csvTable(rows: readonly (readonly (string | number)[])[]): Uint8Array<ArrayBuffer> {
  const lines = rows.map((row) => row.map(cellOf).join(','));
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`);
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
