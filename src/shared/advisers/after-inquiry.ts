import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { InquiryForm } from './inquiry-kinds.ts';

const successOf = {
  raise: 'applySuccess',
  regist: 'raiseRegistSuccess',
  adviser: 'raiseAdviserSuccess',
} as const;

/** Where someone is thanked for what they asked; a lead's page says who calls, and by when. */
export function afterInquiry(form: InquiryForm, locale: Locale, output?: unknown): string {
  const success = form in successOf ? successOf[form as keyof typeof successOf] : undefined;
  const { clewId } = (output ?? {}) as { clewId?: string };
  if (success) return linkTo(success, { query: { clewId }, locale });
  return linkTo('inquiry', { params: { form }, query: { sent: 1 }, locale });
}
