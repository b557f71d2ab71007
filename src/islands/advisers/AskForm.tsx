import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import type { InquiryForm } from '#src/shared/advisers/inquiry-kinds.ts';
import { makeInquiry } from '#src/stores/reports/inquiries.ts';

type Props = PlainFormProps & { form: InquiryForm };

/** Asks us something: to call back, to answer, to work together. */
export function AskForm({ form, ...props }: Props) {
  const [flow] = useState(() => makeInquiry(form, props.target));
  return <PlainForm flow={flow} {...props} />;
}
