import { atom, onMount } from 'nanostores';
import type { CallInput } from '#src/shared/contract/call.ts';
import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import { giftFieldsOf } from '#src/shared/donations/gift-form.ts';
import { type ApiProblem, callApi } from './api.ts';
import { browser } from './browser.ts';
import { attemptOf, keepOpenOrder } from './donation-draft.ts';
import { report } from './monitor.ts';

/** One gift from the form to the cashier. `unsure` is a send whose answer was lost. */
type DonationFlow =
  | { step: 'editing' }
  | { step: 'sending' }
  | { step: 'leaving' }
  | { step: 'unsure' }
  | { step: 'refused'; message: string; fields: Readonly<Record<string, string>> };

export const $donation = atom<DonationFlow>({ step: 'editing' });

/** A page that comes back from the browser's memory is no longer on its way. */
onMount($donation, () => {
  if (typeof window === 'undefined') return undefined;
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) $donation.set({ step: 'editing' });
  };
  window.addEventListener('pageshow', comeBack);
  return () => window.removeEventListener('pageshow', comeBack);
});

/** Says what is wrong before anything is sent. */
export function refuseDonation(fields: Record<string, string>): void {
  $donation.set({ step: 'refused', message: '', fields });
}

/** Makes the order and goes to pay it. A second tap while one is on its way does nothing. */
export async function startDonation(infoUuid: string, form: Record<string, string>): Promise<void> {
  const { step } = $donation.get();
  if (step === 'sending' || step === 'leaving') return;
  $donation.set({ step: 'sending' });
  const gift = giftFieldsOf(form, infoUuid);
  const draftId = attemptOf(infoUuid, gift);
  const input = gift as CallInput<typeof orderContributeAdd>;
  const answer = await callApi(orderContributeAdd, input, { draftId });
  if (answer.ok) {
    keepOpenOrder(infoUuid, answer.data.tradeNo);
    $donation.set({ step: 'leaving' });
    browser.goTo(answer.data.payInfo.url);
    return;
  }
  const { problem } = answer;
  reportPayFail(problem);
  if (problem.kind !== 'refused') $donation.set({ step: 'unsure' });
  else $donation.set({ step: 'refused', message: problem.msg, fields: problem.fields });
}

/** What the giver got wrong is no failure of ours. */
function reportPayFail(problem: ApiProblem): void {
  const reason = problem.kind === 'refused' ? problem.reason : problem.kind;
  if (reason === 'inputInvalid' || reason === 'caseNotOpen') return;
  report({ type: 'payApiFail', path: orderContributeAdd.path, reason });
}
