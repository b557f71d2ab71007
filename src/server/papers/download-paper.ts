import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Services } from '#src/server/services.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { invoiceDownload } from '#src/shared/papers/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findPaper } from './find-papers.ts';
import { layPaper, type PaperGift } from './lay-paper.ts';
import { makePdf } from './make-pdf.ts';

type Asked = { paperId: string; userId: string; language: Locale };

/** Draws an own paper as PDF anew each time, so that a void one never looks like a live one. */
export async function downloadPaper(
  { db, keys, config }: Pick<Services, 'db' | 'keys' | 'config'>,
  { paperId, userId, language }: Asked,
): Promise<CallAnswer<typeof invoiceDownload>> {
  const paper = await findPaper({ db, keys }, { paperId, userId });
  // What staff have not issued is no paper yet, and never was where they refused.
  if (!paper || paper.number === '') throw new Problem('notFound');
  const find = paper.kind === 'receipt' ? findGifts : findFee;
  const gifts = await find(db, { paperId, language });
  const { number, checkCode: code } = paper;
  const checkUrl =
    config.publicOrigin + linkTo('checkPaper', { query: { number, code }, locale: language });
  const operator = config.operator.name ?? textsOf(language).content.operatorDemo;
  const bytes = await makePdf(layPaper({ paper, gifts, operator, checkUrl, language }));
  return { type: 'application/pdf', bytes, isPrivate: true, fileName: `${number}.pdf` };
}

async function findGifts(
  db: Services['db'],
  { paperId, language }: Pick<Asked, 'paperId' | 'language'>,
): Promise<PaperGift[]> {
  const rows = await db
    .selectFrom('paper_gifts')
    .innerJoin('donations', 'donations.id', 'paper_gifts.order_id')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .select([
      ...(['donations.trade_no as tradeNo', 'donations.paid_at as paidAt'] as const),
      'paper_gifts.amount_in_fen as amountInFen',
    ])
    .select(titleIn(language).as('caseTitle'))
    .where('paper_gifts.paper_id', '=', paperId)
    .orderBy('donations.created_at')
    .orderBy('donations.id')
    .execute();
  return rows.map(({ paidAt, ...gift }) => ({ ...gift, paidAt: paidAt ?? 0 }));
}

/** An invoice is of the fee of one payout. */
async function findFee(
  db: Services['db'],
  { paperId, language }: Pick<Asked, 'paperId' | 'language'>,
): Promise<PaperGift[]> {
  const rows = await db
    .selectFrom('papers')
    .innerJoin('payouts', 'payouts.payout_no', 'papers.payout_no')
    .innerJoin('cases', 'cases.id', 'payouts.case_id')
    .select(['payouts.payout_no as tradeNo', 'payouts.paid_at as paidAt'])
    .select(['papers.amount_in_fen as amountInFen', titleIn(language).as('caseTitle')])
    .where('papers.id', '=', paperId)
    .execute();
  return rows.map(({ paidAt, ...fee }) => ({ ...fee, paidAt: paidAt ?? 0 }));
}
