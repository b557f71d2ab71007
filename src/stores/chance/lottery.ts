import { afterDraw } from '#src/shared/chance/after-draw.ts';
import type { lotteryResult } from '#src/shared/chance/calls.ts';
import { lotteryForms } from '#src/shared/chance/lottery-forms.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { callApi } from '#src/stores/api.ts';
import { makeCallForm } from '#src/stores/call-form.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';

type Page = Parameters<typeof afterDraw>[0];

/** Makes one draw; a lost answer is asked for again under its key, and leads to the same result. */
export function makeDraw(page: Page, locale: Locale) {
  const { call, inputOf } = lotteryForms.draw;
  return makeFormFlow({
    send: (words) => {
      const draftId = `${words.activityId}.${words.spend}`;
      const input = inputOf(words) as CallInput<typeof lotteryResult>;
      return callApi(call, input, { draftId, askHere: true });
    },
    onDone: (drawn) => afterDraw(page, drawn, locale),
  });
}

/** Makes the form that says where a thing that was won goes. */
export function makeClaim() {
  return makeCallForm(lotteryForms.claim);
}
