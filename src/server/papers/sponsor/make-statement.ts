import { named } from '#src/server/activities/name-in.ts';
import { makePdf } from '#src/server/papers/make-pdf.ts';
import { csvTable } from '#src/server/platform/csv-table.ts';
import type { Services } from '#src/server/services.ts';
import type { sponsorStatement } from '#src/shared/activities/sponsor/calls.ts';
import { type StatementLine, sumOf } from '#src/shared/activities/sponsor/statement.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findStatement } from './find-statement.ts';
import { layStatement } from './lay-statement.ts';

type Asked = { activityId: string; format: 'pdf' | 'csv'; language: Locale };

/** Makes the account of an activity a file: figures in fen as a table, in yuan on a sheet. */
export async function makeStatement(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { activityId, format, language }: Asked,
  now: number,
): Promise<CallAnswer<typeof sponsorStatement>> {
  const found = await db
    .selectFrom('activities')
    .select(['id as activityId', 'name', 'names', 'sponsor'])
    .where('id', '=', activityId)
    .where('type', '<>', 'venue')
    .executeTakeFirst();
  if (!found) throw new Problem('notFound');
  const activity = named(found, language);
  const lines = await findStatement(db, activityId);
  const file = { isPrivate: true, fileName: `warmlight-${activityId}.${format}` };
  if (format === 'csv') {
    return { type: 'text/csv; charset=utf-8', bytes: tableOf(lines, language), ...file };
  }
  const operator = config.operator.name ?? textsOf(language).content.operatorDemo;
  const bytes = await makePdf(layStatement({ activity, lines, operator, language }, now));
  return { type: 'application/pdf', bytes, ...file };
}

function tableOf(lines: readonly StatementLine[], language: Locale) {
  const { statement: t } = textsOf(language).matching;
  const inFen = (label: string) => `${label} (fen)`;
  const heads = [t.paidIn, t.matched, t.cameBack, t.returned, t.left];
  return csvTable([
    [t.period, ...heads.map(inFen)],
    ...[...lines, { period: t.sum, ...sumOf(lines) }].map((line) => [
      ...[line.period, line.paidInInFen, line.matchedInFen],
      ...[line.cameBackInFen, line.returnedInFen, line.leftInFen],
    ]),
  ]);
}
