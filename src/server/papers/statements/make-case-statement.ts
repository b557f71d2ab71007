import { titleIn } from '#src/server/cases/find-tellings.ts';
import { makePdf } from '#src/server/papers/make-pdf.ts';
import { csvTable } from '#src/server/platform/csv-table.ts';
import type { Services } from '#src/server/services.ts';
import type { CallAnswer, CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { caseStatement } from '#src/shared/papers/statements/calls.ts';
import {
  type CaseStatement,
  caseFlows,
  casePlaces,
  heldIn,
  sumOfLines,
} from '#src/shared/papers/statements/case-statement.ts';
import { type Span, spanOf } from '#src/shared/papers/statements/span.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findCaseStatement } from './find-case-statement.ts';
import { layCaseStatement } from './lay-case-statement.ts';

type Made = { file: CallAnswer<typeof caseStatement>; span: Span };

/** Makes the statement of a case a file: figures in fen as a table, in yuan on a sheet. */
export async function makeCaseStatement(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { infoUuid: caseId, format, language, ...chosen }: CallParsed<typeof caseStatement>,
  now: number,
): Promise<Made> {
  const found = await db
    .selectFrom('cases')
    .select(['created_at as createdAt', titleIn(language).as('caseTitle')])
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (!found) throw new Problem('notFound');
  const span = spanOf(chosen, found.createdAt, now);
  const statement = await findCaseStatement(db, { caseId, ...span });
  const file = { isPrivate: true, fileName: `warmlight-${caseId}-${span.until}.${format}` };
  if (format === 'csv') {
    const bytes = tableOf(statement, language);
    return { span, file: { type: 'text/csv; charset=utf-8', bytes, ...file } };
  }
  const operator = config.operator.name ?? textsOf(language).content.operatorDemo;
  const { caseTitle } = found;
  const bytes = await makePdf(
    layCaseStatement({ statement, caseId, caseTitle, operator, language }, now),
  );
  return { span, file: { type: 'application/pdf', bytes, ...file } };
}

/**
 * Writes each day in its columns, what there was before the first and after the last, and where it
 * lies.
 */
function tableOf({ from, until, opening, closing, lines }: CaseStatement, language: Locale) {
  const { statements } = textsOf(language);
  const t = statements.case;
  const inFen = (label: string) => `${label} (fen)`;
  const cellsOf = (flows: ReturnType<typeof sumOfLines>) => caseFlows.map((flow) => flows[flow]);
  return csvTable([
    [statements.day, ...caseFlows.map((flow) => inFen(t.flows[flow])), inFen(t.left)],
    [`${t.opening} ${from}`, ...caseFlows.map(() => ''), heldIn(opening)],
    ...lines.map((line) => [line.period, ...cellsOf(line), line.leftInFen]),
    [`${t.closing} ${until}`, ...cellsOf(sumOfLines(lines)), heldIn(closing)],
    [t.places, inFen(t.opening), inFen(t.closing)],
    ...casePlaces.map((place) => [t.placeNames[place], opening[place], closing[place]]),
  ]);
}
