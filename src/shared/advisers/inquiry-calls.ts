import { type CallForm, only } from '#src/shared/contract/call-form.ts';
import { applyRaise, askForCall, contactGw, greenPathApply, serviceMessage } from './calls.ts';
import { type InquiryForm, inquiryForms } from './inquiry-kinds.ts';

const call = {
  raise: applyRaise,
  regist: applyRaise,
  adviser: contactGw,
  'green-path': greenPathApply,
  service: serviceMessage,
  partner: serviceMessage,
  stuck: askForCall,
} as const;

/** These are fields that stand hidden in a form, beside those that are typed. */
const besides: Partial<Record<InquiryForm, readonly string[]>> = {
  adviser: ['infoUuid', 'adviserId'],
  'green-path': ['infoUuid'],
  partner: ['topic'],
  stuck: ['infoUuid', 'part'],
};

/** Answers what a form that asks us something sends, with script and without. */
export function inquiryCallOf(form: InquiryForm): CallForm {
  return {
    call: call[form],
    inputOf: only(...inquiryForms[form].fields, ...(besides[form] ?? [])),
  };
}
