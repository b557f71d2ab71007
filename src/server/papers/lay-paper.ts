import { qrPath } from '#src/server/sharing/poster/qr-code.ts';
import { linesOf } from '#src/server/sharing/poster/svg-text.ts';
import { dateText } from '#src/shared/cases/display.ts';
import type { PaperView } from '#src/shared/papers/paper-view.ts';
import { defaultLocale, type Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { printCode } from '#src/shared/sharing/check-code.ts';
import { amountInWords } from '#src/texts/amount-in-words.ts';
import { textsOf } from '#src/texts/texts.ts';
import type { Sheet } from './make-pdf.ts';
import { left, type Pen, right, rowHeight, sizes, soft, takePen } from './pen.ts';

export type PaperGift = { tradeNo: string; caseTitle: string; amountInFen: number; paidAt: number };

type Laid = {
  paper: PaperView;
  gifts: readonly PaperGift[];
  operator: string;
  checkUrl: string;
  language: Locale;
};

const qrSize = 96;
const foot = 700;

/** Lays a receipt or an invoice on one sheet: who, how much, for what, and how anyone checks it. */
export function layPaper({ paper, gifts, operator, checkUrl, language }: Laid): Sheet {
  const t = textsOf(language).papers;
  const pen = takePen();
  layHead(pen, { paper, operator, language });
  layGifts(pen, gifts, language);
  layFoot(pen, paper, language);
  const { words, rules } = pen;
  const { path, size } = qrPath(checkUrl);
  const stamp = { text: t.voidStamp, x: 297, y: 420, size: 96, fill: '#b4431f' };
  return {
    title: `${wordsOf(paper, language).title} ${paper.number}`,
    ...{ language, madeAt: paper.createdAt, words, rules },
    shapes: [{ path, x: left, y: foot, scale: qrSize / size, fill: '#000' }],
    stamp: paper.state === 'void' ? stamp : undefined,
  };
}

type Head = Pick<Laid, 'paper' | 'operator' | 'language'>;

function layHead(pen: Pen, { paper, operator, language }: Head): void {
  const t = textsOf(language).papers;
  const own = wordsOf(paper, language);
  pen.put(own.title, { size: sizes.title });
  pen.put(dateText(paper.createdAt, language), { endsAt: right, fill: soft });
  pen.y += 30;
  pen.fact(t.number, paper.number);
  pen.fact(t.payer, paper.title);
  if (paper.taxNo) pen.fact(t.taxNo, paper.taxNo);
  pen.fact(t.amount, t.money(yuan(paper.amountInFen, language)));
  if (language === defaultLocale) pen.fact(t.inWords, amountInWords(paper.amountInFen));
  pen.fact(own.maker, operator);
  pen.y += 6;
  pen.rule();
  pen.y += 20;
}

function layGifts(pen: Pen, gifts: readonly PaperGift[], language: Locale): void {
  for (const { tradeNo, caseTitle, amountInFen, paidAt } of gifts) {
    const [title = ''] = linesOf(caseTitle, { maxEms: 19, maxLines: 1 });
    pen.put(title);
    pen.note(dateText(paidAt, language), left + 214);
    pen.note(tradeNo, left + 290);
    pen.put(yuan(amountInFen, language), { endsAt: right });
    pen.y += rowHeight;
  }
}

function layFoot(pen: Pen, paper: PaperView, language: Locale): void {
  const t = textsOf(language).papers;
  pen.y = foot - 12;
  pen.rule();
  pen.y = foot + 14;
  const { note } = wordsOf(paper, language);
  const said = [note, t.howToCheck, `${t.code} ${printCode(paper.checkCode)}`];
  for (const text of said.flatMap((one) => linesOf(one, { maxEms: 40, maxLines: 3 }))) {
    pen.note(text, left + qrSize + 20);
    pen.y += 15;
  }
}

/** Answers what a receipt and an invoice are called, who made them, and what they are good for. */
function wordsOf({ kind }: PaperView, language: Locale) {
  const t = textsOf(language).papers;
  return kind === 'receipt'
    ? { title: t.sheetTitle, maker: t.collector, note: t.notDeductible }
    : { title: t.invoice.sheetTitle, maker: t.invoice.seller, note: t.invoice.note };
}
