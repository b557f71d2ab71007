import { photoPlaces } from '#src/shared/media/photo-places.ts';
import { verificationWorkCard } from '#src/shared/verification/acts/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';
import { forgetPhotos } from '#src/stores/media/photos.ts';

/**
 * It hands in photos of a work card, for staff alone; sent again they take the place of the first.
 */
export const handingInCard = makeFormFlow({
  send: ({ verifyId = '', attachments = '' }) =>
    callApi(verificationWorkCard, { verifyId, attachments }, { askHere: true }),
  onDone: async (_, { verifyId = '' }) => {
    await forgetPhotos(photoPlaces.workCard(verifyId));
    return undefined;
  },
});
