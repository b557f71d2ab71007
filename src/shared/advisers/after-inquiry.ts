import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { InquiryForm } from './inquiry-kinds.ts';

const successOf = {
  raise: 'applySuccess',
  regist: 'raiseRegistSuccess',
  adviser: 'raiseAdviserSuccess',
} as const;

/** Where someone is thanked for what they asked. */
export function afterInquiry(form: InquiryForm, locale: Locale): string {
  const success = form in successOf ? successOf[form as keyof typeof successOf] : undefined;
  if (success) return linkTo(success, { locale });
  return linkTo('inquiry', { params: { form }, query: { sent: 1 }, locale });
}
