import type { HandledCall } from '#src/server/door/handle.ts';
import type { PageForm } from '#src/server/door/page-form.ts';
import { deskForm } from '#src/server/review/desk-form.ts';
import { afterPlainInquiry } from '#src/shared/advisers/after-inquiry.ts';
import { inquiryCallOf } from '#src/shared/advisers/inquiry-calls.ts';
import { type InquiryForm, inquiryForms } from '#src/shared/advisers/inquiry-kinds.ts';
import { linkTo } from '#src/shared/routes.ts';
import {
  handledApplyRaise,
  handledAskForCall,
  handledContactGw,
  handledGreenPathApply,
  handledProposeAdviserDesk,
  handledSaveAdviser,
  handledServiceMessage,
} from './routes.ts';

const handledBy: Record<InquiryForm, HandledCall> = {
  raise: handledApplyRaise,
  regist: handledApplyRaise,
  adviser: handledContactGw,
  'green-path': handledGreenPathApply,
  service: handledServiceMessage,
  partner: handledServiceMessage,
  stuck: handledAskForCall,
};

/**
 * There is one form of each kind, all posted to the one page; its name stands in the form's step.
 */
const inquiries: readonly PageForm[] = (Object.keys(inquiryForms) as InquiryForm[]).map((name) => ({
  route: 'inquiry',
  step: name,
  handled: handledBy[name],
  fields: inquiryCallOf(name).inputOf,
  done: ({ output, locale }) => afterPlainInquiry(name, locale, output),
}));

export const adviserForms: readonly PageForm[] = [
  ...inquiries,
  deskForm('adviserDesk', { route: 'deskAdvisers', handled: handledProposeAdviserDesk }),
  {
    ...deskForm('saveAdviser', { route: 'deskAdvisers', handled: handledSaveAdviser }),
    photos: { photo: 'avatar' },
    done: ({ locale }) => linkTo('deskAdvisers', { query: { saved: 1 }, locale }),
  },
];
