import { refusedForm, samplePlainForms } from '#src/preview/sample-plain.ts';
import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { thankedFor } from '#src/shared/papers/pennants/pennant-view.ts';
import AskFeeInvoice from './AskFeeInvoice.astro';
import AskReceipt from './AskReceipt.astro';
import { CardForm } from './CardForm.tsx';
import { CardRemoval } from './CardRemoval.tsx';
import { FeeInvoiceForm } from './FeeInvoiceForm.tsx';
import GivePennant from './GivePennant.astro';
import { GiveUpForm } from './GiveUpForm.tsx';
import GiveUpPaper from './GiveUpPaper.astro';
import { PennantForm } from './PennantForm.tsx';
import { PennantRemoval } from './PennantRemoval.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';
import RemoveCard from './RemoveCard.astro';
import RemovePennant from './RemovePennant.astro';
import WriteCard from './WriteCard.astro';

const gift = {
  ...{ orderId: sampleId, infoUuid: sampleId, caseTitle: longWords.slice(0, 30) },
  ...{ amountInFen: 2000, paidAt: sampleAt },
};
const fee = {
  ...{ payoutNo: 'P1', infoUuid: sampleId, caseTitle: longWords.slice(0, 20) },
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
  show(GiveUpPaper).in(({ locale }) => ({
    usual: { paper: { invoiceId: sampleId, kind: 'receipt' as const }, locale },
    refused: {
      ...{ paper: { invoiceId: sampleId, kind: 'receipt' as const }, locale },
      sent: refusedForm('giveUp', { invoiceId: sampleId }, []),
    },
  })),
  show(WriteCard).in(({ locale }) => ({
    usual: { orderId: sampleId, locale },
    refused: {
      ...{ orderId: sampleId, locale },
      sent: refusedForm('write', { orderId: sampleId, name: '' }, ['name', 'kind']),
    },
  })),
  show(RemoveCard).in(({ locale }) => ({
    usual: { cardId: sampleId, orderId: sampleId, locale },
    refused: {
      ...{ cardId: sampleId, orderId: sampleId, locale },
      sent: refusedForm('remove', { cardId: sampleId, orderId: sampleId }, []),
    },
  })),
  show(CardForm).in(samplePlainForms),
  show(CardRemoval).in(samplePlainForms),
  show(AskFeeInvoice).in(({ locale }) => ({
    usual: { fees: [fee], mails: true, locale },
    refused: {
      fees: [fee, { ...fee, payoutNo: 'P2', caseTitle: longWords.slice(0, 60) }],
      mails: false,
      locale,
      sent: refusedForm('applyFee', { title: '' }, ['title']),
    },
  })),
  show(FeeInvoiceForm).in((asked) =>
    Object.fromEntries(
      Object.entries(samplePlainForms(asked)).map(([state, form]) => [
        state,
        { ...form, list: '#' },
      ]),
    ),
  ),
  show(GivePennant).in(({ locale }) => ({
    ...Object.fromEntries(
      thankedFor.map((kind) => [kind, { person: { toUserId: sampleId }, kind, locale }]),
    ),
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
    refused: {
      ...{ pennantId: sampleId, side: 'given', locale },
      sent: refusedForm('remove', { pennantId: sampleId, side: 'given' }, []),
    },
  })),
  show(PennantRemoval).in((asked) => samplePlainForms(asked)),
  show(GiveUpForm).in((asked) => samplePlainForms(asked)),
];
