import { makePdf } from '#src/server/papers/make-pdf.ts';
import { csvTable } from '#src/server/platform/csv-table.ts';
import type { Services } from '#src/server/services.ts';
import type { CallAnswer, CallParsed } from '#src/shared/contract/call.ts';
import type { giftStatement } from '#src/shared/papers/statements/calls.ts';
import {
  type GiftMonth,
  type GiftMove,
  sumOfMonths,
} from '#src/shared/papers/statements/gift-statement.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { monthOr } from '#src/shared/platform/months.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findGiftLines, findGiftMonths } from './find-gift-statement.ts';
import { layGiftStatement } from './lay-gift-statement.ts';

/** As many as a few pages, or a table that any spreadsheet opens, have room for. */
const mostLines = { pdf: 240, csv: 10_000 } as const;

type Asked = CallParsed<typeof giftStatement> & { userId: string };

/** Twelve months of a person's gifts as a file: figures in fen as a table, in yuan on sheets. */
export async function makeGiftStatement(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { userId, format, language, ...asked }: Asked,
  now: number,
): Promise<CallAnswer<typeof giftStatement>> {
  const until = monthOr(asked.until, dayOf(now).slice(0, 7));
  const months = await findGiftMonths(db, { userId, until });
  const most = mostLines[format];
  const listed = await findGiftLines(db, { userId, until, most, locale: language });
  const file = { isPrivate: true, fileName: `warmlight-gifts-${until}.${format}` };
  if (format === 'csv') {
    const bytes = tableOf({ months, ...listed }, language);
    return { type: 'text/csv; charset=utf-8', bytes, ...file };
  }
  const { nickname, mobile } = await db
    .selectFrom('users')
    .select(['nickname', 'mobile_masked as mobile'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const operator = config.operator.name ?? textsOf(language).content.operatorDemo;
  const donor = [nickname, mobile].filter(Boolean).join(' · ');
  const bytes = await makePdf(
    layGiftStatement({ months, ...listed, donor, operator, language }, now),
  );
  return { type: 'application/pdf', bytes, ...file };
}

type Listed = { months: readonly GiftMonth[]; lines: readonly GiftMove[]; hasMore: boolean };

function tableOf({ months, lines, hasMore }: Listed, language: Locale) {
  const { statements } = textsOf(language);
  const t = statements.gifts;
  const inFen = (label: string) => `${label} (fen)`;
  const sumsOf = ({ givenInFen, cameBackInFen, movedOnInFen }: Omit<GiftMonth, 'month'>) => [
    ...[givenInFen, cameBackInFen, movedOnInFen],
  ];
  return csvTable([
    [statements.month, inFen(t.given), inFen(t.cameBack), inFen(t.movedOn)],
    ...months.map((month) => [month.month, ...sumsOf(month)]),
    [statements.sum, ...sumsOf(sumOfMonths(months))],
    [statements.day, t.what, t.forWhom, t.tradeNo, inFen(t.amount)],
    ...lines.map((line) => [
      ...[dayOf(line.at), t.kinds[line.kind], line.caseTitle, line.tradeNo, line.amountInFen],
    ]),
    ...(hasMore ? [[t.tableEnds(lines.length)]] : []),
  ]);
}
