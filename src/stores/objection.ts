import { drawObjection, publicMessage } from '#src/shared/withdrawals/calls.ts';
import { callApi } from './api.ts';
import { type FormFlow, makeFormFlow } from './form-flow.ts';

/** An objection to one withdrawal in its notice; a page may show several, each with a form. */
export function makeObjectionForm(): FormFlow<null> {
  return makeFormFlow<null>({
    send: ({ drawId = '', content = '' }) => callApi(drawObjection, { drawId, content }),
    find: async ({ infoUuid = '', drawId, content = '' }) => {
      const answer = await callApi(publicMessage, { infoUuid });
      if (!answer.ok) return answer;
      const draw = answer.data.list.find((one) => one.drawId === drawId);
      const isThere = draw?.objections.some((one) => one.content === content.trim());
      return { ok: true, data: isThere ? { output: null } : null };
    },
  });
}
