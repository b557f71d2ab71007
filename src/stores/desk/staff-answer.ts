import type { CallInput } from '#src/shared/contract/call.ts';
import { photoPlaces } from '#src/shared/media/photo-places.ts';
import { answerStaff, explainCase } from '#src/shared/raiser/questions/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';
import { forgetPhotos } from '#src/stores/media/photos.ts';

/**
 * A family answers staff by it, asked or not, with its papers; the same sent again is taken once.
 */
export const answeringStaff = makeFormFlow({
  send: ({ infoUuid = '', questionId = '', content = '', attachments = '' }) => {
    const said = { infoUuid, content, attachments };
    if (questionId === '')
      return callApi(explainCase, said as CallInput<typeof explainCase>, { askHere: true });
    const answer = { ...said, questionId } as CallInput<typeof answerStaff>;
    return callApi(answerStaff, answer, { askHere: true });
  },
  draftOf: ({ infoUuid = '', questionId = '' }) => ({
    ...{ kind: 'staffAnswer', id: questionId || infoUuid },
  }),
  onDone: async (_, { infoUuid = '', questionId = '' }) => {
    await forgetPhotos(photoPlaces.answer(questionId || infoUuid));
    return undefined;
  },
});
