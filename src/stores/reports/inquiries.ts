import { inquiryCallOf } from '#src/shared/advisers/inquiry-calls.ts';
import type { InquiryForm } from '#src/shared/advisers/inquiry-kinds.ts';
import { makeCallForm } from '#src/stores/call-form.ts';

/**
 * Asks us something. The same words of the same person on one day are one inquiry. A lead's thanks
 * say who calls: `thanks` is their page.
 */
export function makeInquiry(form: InquiryForm, thanks?: string) {
  return makeCallForm(inquiryCallOf(form), {
    onDone: (output) => {
      const { clewId } = (output ?? {}) as { clewId?: string };
      return thanks && clewId ? `${thanks}?clewId=${clewId}` : undefined;
    },
  });
}
