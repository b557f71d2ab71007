import { makePdf } from '#src/server/papers/make-pdf.ts';
import { type CsvRow, csvStream } from '#src/server/platform/csv-table.ts';
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
import { eachGiftLine, findGiftLines, findGiftMonths } from './find-gift-statement.ts';
import { layGiftStatement } from './lay-gift-statement.ts';

/** A few pages have room for so many; the table has every line. */
const mostOnSheets = 240;

type Asked = CallParsed<typeof giftStatement> & { userId: string };

/**
 * Makes twelve months of a person's gifts a file: figures in fen as a table, in yuan on
 * sheets.
 */
export async function makeGiftStatement(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { userId, format, language, ...asked }: Asked,
  now: number,
): Promise<CallAnswer<typeof giftStatement>> {
  const until = monthOr(asked.until, dayOf(now).slice(0, 7));
  const months = await findGiftMonths(db, { userId, until });
  const file = { isPrivate: true, fileName: `warmlight-gifts-${until}.${format}` };
  const listed = { userId, until, locale: language };
  if (format === 'csv') {
    const bytes = csvStream(tableOf(months, eachGiftLine(db, listed), language));
    return { type: 'text/csv; charset=utf-8', bytes, ...file };
  }
  const newest = await findGiftLines(db, { ...listed, most: mostOnSheets });
  const { nickname, mobile } = await db
    .selectFrom('users')
    .select(['nickname', 'mobile_masked as mobile'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const operator = config.operator.name ?? textsOf(language).content.operatorDemo;
  const donor = [nickname, mobile].filter(Boolean).join(' · ');
  const bytes = await makePdf(
    layGiftStatement({ months, ...newest, donor, operator, language }, now),
  );
  return { type: 'application/pdf', bytes, ...file };
}

async function* tableOf(
  months: readonly GiftMonth[],
  pages: AsyncIterable<readonly GiftMove[]>,
  language: Locale,
): AsyncGenerator<readonly CsvRow[]> {
  const { statements } = textsOf(language);
  const t = statements.gifts;
  const inFen = (label: string) => `${label} (fen)`;
  const sumsOf = ({ givenInFen, cameBackInFen, movedOnInFen }: Omit<GiftMonth, 'month'>) => [
    ...[givenInFen, cameBackInFen, movedOnInFen],
  ];
  yield [
    [statements.month, inFen(t.given), inFen(t.cameBack), inFen(t.movedOn)],
    ...months.map((month) => [month.month, ...sumsOf(month)]),
    [statements.sum, ...sumsOf(sumOfMonths(months))],
    [statements.day, t.what, t.forWhom, t.tradeNo, inFen(t.amount)],
  ];
  for await (const lines of pages) {
    yield lines.map((line) => [
      ...[dayOf(line.at), t.kinds[line.kind], line.caseTitle, line.tradeNo, line.amountInFen],
    ]);
  }
}
