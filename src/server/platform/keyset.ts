import {
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  type StringReference,
  sql,
} from 'kysely';
import { Problem } from '#src/shared/contract/problem.ts';

export type Anchor = readonly (string | number)[];

/** A keyset anchor holds the sort values of the last row; callers do not read it. */
export function writeAnchor(values: Anchor): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Reads an anchor of known types ('s' text, 'n' whole number); '' is the first page. */
export function readAnchor(anchor: string, types: string): Anchor | undefined {
  if (anchor === '') return undefined;
  const values = parse(anchor);
  const fits =
    Array.isArray(values) &&
    values.length === types.length &&
    values.every((value, i) =>
      types[i] === 'n' ? Number.isSafeInteger(value) : typeof value === 'string',
    );
  if (!fits) throw new Problem('inputInvalid', { fields: { anchorId: 'malformed' } });
  return values as Anchor;
}

/**
 * Answers the anchor that an address asks for; a page begins anew where `readAnchor` would refuse
 * it.
 */
export function anchorIn(asked: URLSearchParams, types: string, name = 'anchorId'): string {
  const anchor = asked.get(name) ?? '';
  try {
    return readAnchor(anchor, types) === undefined ? '' : anchor;
  } catch {
    return '';
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
export function pageFrom<Row>(rows: readonly Row[], size: number, anchorOf: (row: Row) => Anchor) {
  const list = rows.slice(0, size);
  const last = list.at(-1);
  const hasNext = rows.length > size;
  return { list, hasNext, anchorId: hasNext && last ? writeAnchor(anchorOf(last)) : '' };
}

/**
 * This condition says where the rows stand that come after an anchor, compared as one, so that an
 * index answers it; it is true of all of them where there is none. The order is that of the
 * columns: newest first, or else '>'.
 */
export function isBeyond<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  columns: readonly StringReference<DB, TB>[],
  anchor: Anchor | undefined,
  order: '<' | '>' = '<',
): Expression<SqlBool> {
  if (anchor === undefined) return eb.lit(true);
  const row = sql.join(columns.map((column) => sql.ref(column)));
  return eb(sql`(${row})`, order, sql`(${sql.join(anchor)})`);
}
