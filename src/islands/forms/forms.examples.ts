import { type PlainField, plainFormProps } from '#src/components/forms/plain-form-props.ts';
import {
  cancelRefundProps,
  launchRefundProps,
} from '#src/components/refunds/asked-refund-props.ts';
import { sampleForm, sampleForms } from '#src/preview/sample-form.ts';
import { sampleRefund } from '#src/preview/sample-money.ts';
import { sampleCodeForms } from '#src/preview/sample-plain.ts';
import { longWords } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import { askingLostCode, askingPhoneChange } from '#src/stores/accounts/lost-phone.ts';
import { refundCancelForm } from '#src/stores/refunds/refund.ts';
import { AskedForm } from './AskedForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { DraftNote } from './DraftNote.tsx';
import { FormFoot } from './FormFoot.tsx';
import { FormNotice } from './FormNotice.tsx';
import { FormShell } from './FormShell.tsx';
import { PlainForm } from './PlainForm.tsx';
import { SendButton } from './SendButton.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** Answers a part in every state of the form it belongs to. */
function inEachState<Props>({ texts }: Asked, props: Props) {
  const forms = Object.entries(sampleForms(texts));
  return Object.fromEntries(forms.map(([name, form]) => [name, { ...props, form }]));
}

export const examples = [
  show(FormFoot).in(({ texts }) => {
    const { draftRestored, draftKept } = texts.progress;
    const text = { ...texts.forms, draftRestored, draftKept };
    const form = { along: {}, target: '#', newerThan: 0, submit: texts.reports.submit, text };
    return { usual: { ...form, id: 'foot', flow: refundCancelForm } };
  }),
  show(SignInFirst).in(({ locale, texts }) => ({
    guest: { text: { ...texts.comments, writingAs: '{name}' }, here: '#', locale },
  })),
  show(AskedForm).in(({ locale }) => ({
    quiet: { ...cancelRefundProps(sampleRefund(), locale), flow: refundCancelForm },
    main: { ...launchRefundProps(sampleRefund(), locale), flow: refundCancelForm },
  })),
  show(CodeForm).in((asked) => {
    const forms = sampleCodeForms(asked, asked.texts.lostPhone.demo('{}'));
    const flows = { sending: askingLostCode, giving: askingPhoneChange };
    return Object.fromEntries(
      Object.entries(forms).map(([name, form]) => [name, { ...form, ...flows }]),
    );
  }),
  show(DraftNote).in((asked) => {
    const { draftKept: kept, draftRestored: restored } = asked.texts.progress;
    return {
      ...inEachState(asked, { kept, restored }),
      kept: { form: sampleForm({ draft: 'kept' }), kept, restored },
      restored: { form: sampleForm({ draft: 'restored' }), restored },
    };
  }),
  show(FormNotice).in((asked) => {
    const { unsure, absent } = asked.texts.forms;
    return inEachState(asked, { unsure, absent });
  }),
  show(FormShell).in((asked) =>
    inEachState(asked, { action: '#', children: asked.texts.reports.promise }),
  ),
  show(PlainForm).in(({ locale, texts }) => {
    const { reason: label, contentHint: hint, reasons } = texts.reports;
    const options = Object.values(reasons).map((one, value) => ({ value, label: one }));
    const fields: readonly PlainField[] = [
      { name: 'typed', label, hint },
      { kind: 'textarea', name: 'words', label, rows: 3, required: true },
      { kind: 'select', name: 'listed', label, options },
      { kind: 'choice', name: 'chosen', label, options },
      { kind: 'tick', name: 'ticked', label },
    ];
    const form = { id: 'plain', step: 'plain', locale, action: '#', fields };
    const buttons = [{ label: texts.platform.next }];
    const wrong = fields.map(({ name }) => [name, 'required' as const]);
    const problem = { reason: 'inputInvalid' as const, fields: Object.fromEntries(wrong) };
    const sent = { step: 'plain', values: { typed: longWords }, problem };
    return {
      'every kind of field': {
        ...{ ...plainFormProps({ ...form, buttons, sent: undefined }), flow: refundCancelForm },
        stays: true,
      },
      refused: { ...plainFormProps({ ...form, buttons, sent }), flow: refundCancelForm },
    };
  }),
  show(SendButton).in((asked) => {
    const { sending } = asked.texts.forms;
    return inEachState(asked, { sending, onSend: () => {}, children: asked.texts.platform.next });
  }),
  show(SubmitButton).in((asked) => {
    const { sending } = asked.texts.forms;
    return inEachState(asked, { sending, children: asked.texts.platform.next });
  }),
];
