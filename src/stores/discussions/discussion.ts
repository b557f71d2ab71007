import { map } from 'nanostores';
import type { CallInput, CallOutput } from '#src/shared/contract/call.ts';
import {
  chatVote,
  getDiscussion,
  getDiscussionContent,
  submitDiscussion,
} from '#src/shared/discussions/calls.ts';
import type { VoteCounts, VoteOption } from '#src/shared/discussions/discussion-view.ts';
import { photoPlaces } from '#src/shared/media/photo-places.ts';
import { callApi } from '#src/stores/api.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';
import { isSessionKnown } from '#src/stores/known-session.ts';
import { forgetPhotos } from '#src/stores/media/photos.ts';

/** A family explains by it in public, with papers; sent twice, it is the same. */
export const explanationForm = makeFormFlow<CallOutput<typeof submitDiscussion>>({
  send: ({ infoUuid = '', content = '', attachments = '' }) =>
    callApi(submitDiscussion, { infoUuid, content, attachments }, { askHere: true }),
  find: async ({ infoUuid = '', content = '' }) => {
    const found = await callApi(getDiscussionContent, { infoUuid });
    if (!found.ok) return found;
    const words = content.trim().replaceAll(/\r\n?/g, '\n');
    const isThere = found.data?.content === words;
    return { ok: true, data: isThere ? { output: { status: 2 } } : null };
  },
  draftOf: ({ infoUuid = '' }) => ({ kind: 'explanation', id: infoUuid }),
  onDone: async (_, { infoUuid = '' }) => {
    await forgetPhotos(photoPlaces.discussion(infoUuid));
    return undefined;
  },
});

type OwnVote = { option: VoteOption; counts: VoteCounts };

/**
 * This donor said one thing and, after that, all said the other; nothing of it stands in a kept
 * page.
 */
export const $ownVote = map<Record<string, OwnVote>>({});

export const voteForm = makeFormFlow<CallOutput<typeof chatVote>>({
  send: ({ bizId = '', option = '' }) =>
    callApi(chatVote, { bizId, option } as CallInput<typeof chatVote>, { askHere: true }),
  onDone: ({ counts }, { bizId = '', option }) => {
    $ownVote.setKey(bizId, { option: option as VoteOption, counts });
    return undefined;
  },
});

/** Asks for what a page that is the same for all can't know; of a guest there is nothing to ask. */
export async function loadOwnVote(infoUuid: string): Promise<void> {
  if (!isSessionKnown()) return;
  const answer = await callApi(getDiscussion, { infoUuid }, { intercept: false });
  if (!answer.ok || !answer.data) return;
  const { discussionId, ownOption: option, counts } = answer.data;
  if (option && counts && !$ownVote.get()[discussionId]) {
    $ownVote.setKey(discussionId, { option, counts });
  }
}
