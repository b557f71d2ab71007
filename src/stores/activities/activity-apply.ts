import { applyForm } from '#src/shared/activities/apply/apply-form.ts';
import { makeCallForm } from '#src/stores/call-form.ts';

/** Asks to take part in one activity; the page then says where the wish stands. */
export function makeActivityApply() {
  return makeCallForm(applyForm);
}
