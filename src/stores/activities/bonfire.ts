import { joinForm, startForm } from '#src/shared/activities/bonfire/bonfire-forms.ts';
import type { BonfireView } from '#src/shared/activities/bonfire/bonfire-view.ts';
import { makeCallForm } from '#src/stores/call-form.ts';
import type { FormFlow } from '#src/stores/form-flow.ts';

export type BonfireAct = 'start' | 'join';

/** Lights a bonfire of the page's case, or joins the one it shows, and leads to it. */
export function makeBonfireAct(act: BonfireAct, page: string): FormFlow<BonfireView> {
  const toTeam = { onDone: ({ team }: BonfireView) => `${page}?bonfireUuid=${team?.bonfireUuid}` };
  return act === 'start' ? makeCallForm(startForm, toTeam) : makeCallForm(joinForm, toTeam);
}
