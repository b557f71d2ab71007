import { atom, onMount } from 'nanostores';
import { referralOwn } from '#src/shared/advisers/referral/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { browser } from '#src/stores/browser.ts';
import { isSessionKnown } from '#src/stores/known-session.ts';

/** It is the sign of the reader's own links; undefined until it is known, and for who has none. */
export const $ownSign = atom<string | undefined>();

onMount($ownSign, () => {
  if (browser.isPage()) void loadSign();
});

async function loadSign(): Promise<void> {
  if (!isSessionKnown()) return;
  const answer = await callApi(referralOwn, {}, { intercept: false });
  if (answer.ok && answer.data.inviterId) $ownSign.set(answer.data.inviterId);
}
