import { inquiryCallOf } from '#src/shared/advisers/inquiry-calls.ts';
import type { InquiryForm } from '#src/shared/advisers/inquiry-kinds.ts';
import { makeCallForm } from './call-form.ts';

/** Asks us something. The same words of the same person on one day are one inquiry. */
export function makeInquiry(form: InquiryForm) {
  return makeCallForm(inquiryCallOf(form));
}
