import { Problem } from '#src/shared/contract/problem.ts';

/** A keyset anchor: the sort values of the last row, opaque to callers. */
export function writeAnchor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Reads an anchor of known types ('s' text, 'n' whole number); '' is the first page. */
export function readAnchor(anchor: string, types: string): (string | number)[] | undefined {
  if (anchor === '') return undefined;
  const values = parse(anchor);
  const fits =
    Array.isArray(values) &&
    values.length === types.length &&
    values.every((value, i) =>
      types[i] === 'n' ? Number.isSafeInteger(value) : typeof value === 'string',
    );
  if (!fits) throw new Problem('inputInvalid', { fields: { anchorId: 'malformed' } });
  return values as (string | number)[];
}

/** Would `readAnchor` take it? Pages begin anew instead of refusing. */
export function isAnchor(anchor: string, types: string): boolean {
  try {
    return readAnchor(anchor, types) !== undefined;
  } catch {
    return false;
  }
}

function parse(anchor: string): unknown {
  try {
    return JSON.parse(Buffer.from(anchor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Cuts a page out of `size + 1` rows. */
export function pageFrom<Row>(
  rows: readonly Row[],
  size: number,
  anchorOf: (row: Row) => readonly (string | number)[],
) {
  const list = rows.slice(0, size);
  const last = list.at(-1);
  const hasNext = rows.length > size;
  return { list, hasNext, anchorId: hasNext && last ? writeAnchor(anchorOf(last)) : '' };
}
