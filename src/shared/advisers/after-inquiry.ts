import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { InquiryForm } from './inquiry-kinds.ts';

const successOf = {
  raise: 'applySuccess',
  regist: 'raiseRegistSuccess',
  adviser: 'raiseAdviserSuccess',
} as const;

export type LeadForm = keyof typeof successOf;

export function isLeadForm(form: InquiryForm): form is LeadForm {
  return form in successOf;
}

/** Someone is thanked there for what they asked; of a lead, script adds who calls, and by when. */
export function afterInquiry(form: InquiryForm, locale: Locale): string {
  return isLeadForm(form)
    ? linkTo(successOf[form], { locale })
    : linkTo('inquiry', { params: { form }, query: { sent: 1 }, locale });
}

/** It is the same without script, which says of a lead who calls by itself. */
export function afterPlainInquiry(form: InquiryForm, locale: Locale, output: unknown): string {
  const { clewId } = (output ?? {}) as { clewId?: string };
  const query = { sent: 1, clewId: isLeadForm(form) ? clewId : undefined };
  return linkTo('inquiry', { params: { form }, query, locale });
}
