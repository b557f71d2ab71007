import type { CallOutput } from '#src/shared/contract/call.ts';
import { photoPlaces } from '#src/shared/media/photo-places.ts';
import { progressAdd, progressUpdate } from '#src/shared/progress/calls.ts';
import { callApi } from '#src/stores/api.ts';
import type { DraftName } from '#src/stores/drafts.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';
import { forgetPhotos } from '#src/stores/media/photos.ts';

type Values = Readonly<Record<string, string>>;
type Post = CallOutput<typeof progressAdd>;

const draftOfPost = (infoUuid: string): DraftName => ({ kind: 'post', id: infoUuid });
const draftOfUse = (infoUuid: string): DraftName => ({ kind: 'fundUse', id: infoUuid });

/** A family tells news of a case by it. */
export const postForm = makeFormFlow<Post>({
  send: (values) => addPost('progress', values),
  draftOf: ({ infoUuid = '' }) => draftOfPost(infoUuid),
  onDone: (_, { infoUuid = '' }) => leave(photoPlaces.post(infoUuid)),
});

/** It tells what a payout paid for, with receipts. */
export const fundUseForm = makeFormFlow<Post>({
  send: (values) => addPost('fundUse', values),
  draftOf: ({ infoUuid = '' }) => draftOfUse(infoUuid),
  onDone: (_, { infoUuid = '' }) => leave(photoPlaces.fundUse(infoUuid)),
});

/** A post that waits or was refused is handed in again by it; sent twice, it is the same post. */
export const postMendForm = makeFormFlow<Post>({
  send: ({ progressId = '', content = '', attachments = '' }) =>
    callApi(progressUpdate, { progressId, content, images: attachments }, { askHere: true }),
  onDone: (_, { progressId = '' }) => leave(photoPlaces.post(progressId)),
});

function addPost(type: 'progress' | 'fundUse', values: Values) {
  const { infoUuid = '', content = '', attachments = '', payoutNo = '' } = values;
  const post = { infoUuid, content, images: attachments, type, payoutNo };
  return callApi(progressAdd, post, { draftId: `${type}.${infoUuid}`, askHere: true });
}

async function leave(place: string): Promise<undefined> {
  await forgetPhotos(place);
  return undefined;
}
