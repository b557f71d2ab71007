import { findForms } from '#src/server/donations/receipt/forms.ts';
import type { PageForm } from '#src/server/door/page-form.ts';

export const tracingForms: PageForm[] = findForms('giftTrace');
