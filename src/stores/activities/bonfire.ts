import { atom } from 'nanostores';
import { joinForm, startForm } from '#src/shared/activities/bonfire/bonfire-forms.ts';
import type { BonfireView } from '#src/shared/activities/bonfire/bonfire-view.ts';
import { getBonfire } from '#src/shared/activities/bonfire/calls.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { callApi } from '#src/stores/api.ts';
import { makeCallForm } from '#src/stores/call-form.ts';
import type { FormFlow } from '#src/stores/form-flow.ts';
import { isSessionKnown } from '#src/stores/known-session.ts';

export type BonfireAct = 'start' | 'join';

/** Lights a bonfire of the page's case, or joins the one it shows, and leads to it. */
export function makeBonfireAct(act: BonfireAct, page: string): FormFlow<BonfireView> {
  const toTeam = { onDone: ({ team }: BonfireView) => `${page}?bonfireUuid=${team?.bonfireUuid}` };
  return act === 'start' ? makeCallForm(startForm, toTeam) : makeCallForm(joinForm, toTeam);
}

/** It holds the page's bonfire as its reader sees it; nothing of it stands in a kept page. */
export const $ownBonfire = atom<BonfireView | null>(null);

/** Asks for what a page that is the same for all can't know; of a guest there is nothing to ask. */
export async function loadOwnBonfire(asked: CallInput<typeof getBonfire>): Promise<void> {
  if (!isSessionKnown()) return;
  const answer = await callApi(getBonfire, asked, { intercept: false });
  if (answer.ok) $ownBonfire.set(answer.data);
}
