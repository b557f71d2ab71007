import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tellRows } from '#src/server/desk/trail/tell-rows.ts';
import { type CsvRow, csvStream } from '#src/server/platform/csv-table.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { CallAnswer, CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { deskDecisions } from '#src/shared/desk/decisions/calls.ts';
import { spanOf } from '#src/shared/papers/statements/span.ts';
import { chinaOffsetMs, dayMs, startOfDay } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { StaffAct } from '#src/shared/review/staff-acts.ts';
import { reviewFieldName } from '#src/texts/review-field-name.ts';
import { textsOf } from '#src/texts/texts.ts';
import { trailSubject } from '#src/texts/trail-details.ts';
import { type DecisionRow, type DecisionsOf, findDecisions } from './find-decisions.ts';

type Asked = CallParsed<typeof deskDecisions> & { staffUserId: string };

/**
 * Writes every decision of a queue or about a case within some days, a line each. That it was
 * taken is on the trail before the first line leaves.
 */
export async function exportDecisions(
  db: Database,
  { queue, infoUuid, language, staffUserId, ...chosen }: Asked,
  now: number,
): Promise<CallAnswer<typeof deskDecisions>> {
  const of = queue ? { queue } : { caseId: infoUuid ?? '' };
  const span = spanOf(chosen, await findFirst(db, of, now), now);
  const detail = { span: `${span.from} – ${span.until}` };
  const act = { act: 'exportDecisions', staffUserId, ...of, detail } as const;
  await inTransaction(db, (trx) => recordAct(trx, { ...act, now }));
  const asked = { of, from: startOfDay(span.from), before: startOfDay(span.until) + dayMs };
  const fileName = `warmlight-decisions-${queue ?? 'case'}-${span.until}.csv`;
  const bytes = csvStream(linesOf(db, findDecisions(db, asked), language));
  return { type: 'text/csv; charset=utf-8', bytes, isPrivate: true, fileName };
}

/** Finds when the first of them can have been made: the platform's first row, or the case's. */
async function findFirst(db: Database, of: DecisionsOf, now: number): Promise<number> {
  if ('caseId' in of) {
    const found = await db
      .selectFrom('cases')
      .select('created_at as at')
      .where('id', '=', of.caseId)
      .executeTakeFirst();
    if (!found) throw new Problem('notFound');
    return found.at;
  }
  const first = await db
    .selectFrom('audit_trail')
    .select('at')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return first?.at ?? now;
}

async function* linesOf(db: Database, pages: AsyncIterable<DecisionRow[]>, language: Locale) {
  const { decisions: t } = textsOf(language).statements;
  const columns = [t.number, t.at, t.by, t.queue, t.decided, t.about, t.words];
  yield [[...columns, t.refused, t.compared]] as readonly CsvRow[];
  for await (const rows of pages) {
    const told = await tellRows(db, { rows, locale: language });
    yield told.map((row) => cellsOf(row, language));
  }
}

function cellsOf(row: Told, language: Locale): CsvRow {
  const { review, raising } = textsOf(language);
  const { refusals = {}, compared = [] } = JSON.parse(row.detail) as Detail;
  const nameOf = (field: string) => reviewFieldName(field, language, row.caseType ?? undefined);
  const refused = Object.entries(refusals).map(([field, words]) => `${nameOf(field)}: ${words}`);
  const names: Readonly<Record<string, string>> = raising.comparisons;
  return [
    ...[row.position, timeOf(row.at), row.staff ?? review.audit.machine],
    ...[row.queue ? review.queues[row.queue] : '', review.acts[row.act as StaffAct]],
    ...[aboutOf(row, language), row.reason],
    ...[refused.join('; '), compared.map((name) => names[name] ?? name).join('; ')],
  ];
}

/** A decision about a case is told by its title; by itself, or beside it, stands what else has a name. */
function aboutOf(row: Told, language: Locale): string {
  const untitled = textsOf(language).raising.untitled;
  const title = row.caseId === null ? '' : row.caseTitle || untitled;
  return [title, trailSubject(row, language)].filter(Boolean).join(' · ');
}

type Told = Awaited<ReturnType<typeof tellRows<DecisionRow>>>[number];
type Detail = { refusals?: Record<string, string>; compared?: string[] };

/** Writes an instant in China to the second: 2026-11-23 09:30:00. */
const timeOf = (at: number) =>
  new Date(at + chinaOffsetMs).toISOString().slice(0, 19).replace('T', ' ');
