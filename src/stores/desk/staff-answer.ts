import type { CallInput } from '#src/shared/contract/call.ts';
import { photoPlaces } from '#src/shared/media/photo-places.ts';
import { answerStaff } from '#src/shared/raiser/questions/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';
import { forgetPhotos } from '#src/stores/media/photos.ts';

/** What a family answers staff, with its papers; the same sent again is taken once. */
export const answeringStaff = makeFormFlow({
  send: ({ infoUuid = '', questionId = '', content = '', attachments = '' }) => {
    const answer = { infoUuid, questionId, content, attachments };
    return callApi(answerStaff, answer as CallInput<typeof answerStaff>, { askHere: true });
  },
  onDone: async (_, { questionId = '' }) => {
    await forgetPhotos(photoPlaces.answer(questionId));
    return undefined;
  },
});
