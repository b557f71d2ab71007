import { refusedForm, samplePlainForms } from '#src/preview/sample-plain.ts';
import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import AskReceipt from './AskReceipt.astro';
import { GiveUpForm } from './GiveUpForm.tsx';
import GiveUpPaper from './GiveUpPaper.astro';
import { ReceiptForm } from './ReceiptForm.tsx';

const gift = {
  ...{ orderId: sampleId, infoUuid: sampleId, caseTitle: longWords.slice(0, 30) },
  ...{ amountInFen: 2000, paidAt: sampleAt },
};

export const examples = [
  show(AskReceipt).in(({ locale }) => ({
    usual: { gifts: [gift], chosen: sampleId, locale },
    refused: { gifts: [gift], locale, sent: refusedForm('apply', { title: '' }, ['title']) },
  })),
  show(ReceiptForm).in((asked) =>
    Object.fromEntries(
      Object.entries(samplePlainForms(asked)).map(([state, form]) => [
        state,
        { ...form, list: '#', giftsField: 'typed' },
      ]),
    ),
  ),
  show(GiveUpPaper).in(({ locale }) => ({ usual: { invoiceId: sampleId, locale } })),
  show(GiveUpForm).in((asked) => samplePlainForms(asked)),
];
