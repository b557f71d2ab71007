import type { Call } from '#src/shared/contract/call.ts';
import { goodsForms } from '#src/shared/kinds/goods/goods-forms.ts';
import { makeCallForm } from '#src/stores/call-form.ts';

/**
 * Makes the form of where things go to, or that one is on its way: one flow for each form of the
 * page.
 */
export function makeGoodsForm(name: keyof typeof goodsForms) {
  return makeCallForm<Call>(goodsForms[name]);
}
