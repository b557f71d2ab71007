import { refusedForm, samplePlainForms } from '#src/preview/sample-plain.ts';
import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import AskReceipt from './AskReceipt.astro';
import GivePennant from './GivePennant.astro';
import { GiveUpForm } from './GiveUpForm.tsx';
import GiveUpPaper from './GiveUpPaper.astro';
import { PennantForm } from './PennantForm.tsx';
import { PennantRemoval } from './PennantRemoval.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';
import RemovePennant from './RemovePennant.astro';

const gift = {
  ...{ orderId: sampleId, infoUuid: sampleId, caseTitle: longWords.slice(0, 30) },
  ...{ amountInFen: 2000, paidAt: sampleAt },
};

export const examples = [
  show(AskReceipt).in(({ locale }) => ({
    usual: { gifts: [gift], chosen: sampleId, mails: true, locale },
    refused: {
      gifts: [gift],
      mails: false,
      locale,
      sent: refusedForm('apply', { title: '' }, ['title']),
    },
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
  show(GivePennant).in(({ locale }) => ({
    usual: { person: { toUserId: sampleId }, kind: 'gave', locale },
    refused: {
      ...{ person: { toUserId: sampleId }, kind: 'gave', locale },
      sent: refusedForm('give', { toUserId: sampleId, kind: 'gave', words: '' }, ['words']),
    },
  })),
  show(PennantForm).in((asked) =>
    Object.fromEntries(
      Object.entries(samplePlainForms(asked)).map(([state, form]) => [
        state,
        { ...form, given: '#' },
      ]),
    ),
  ),
  show(RemovePennant).in(({ locale }) => ({
    received: { pennantId: sampleId, side: 'received', locale },
    given: { pennantId: sampleId, side: 'given', locale },
  })),
  show(PennantRemoval).in((asked) => samplePlainForms(asked)),
  show(GiveUpForm).in((asked) => samplePlainForms(asked)),
];
