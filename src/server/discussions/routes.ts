import { giverOf } from '#src/server/cases/gifts/giver.ts';
import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import * as calls from '#src/shared/discussions/calls.ts';
import { discussionStatuses } from '#src/shared/discussions/discussion-steps.ts';
import {
  findDiscussion,
  findExplanation,
  findPublicRow,
  findRefundFailed,
  findResult,
} from './find-discussion.ts';
import { giveVote } from './give-vote.ts';
import { submitExplanation } from './submit-explanation.ts';

const asked = ({ infoUuid }: { infoUuid: string }, context: CallContext) => ({
  caseId: infoUuid,
  ...giverOf(context),
});

export const handledSubmitDiscussion = handle(
  calls.submitDiscussion,
  ({ infoUuid: caseId, ...explained }, context) => {
    const { userId } = viewerOf(context);
    return submitExplanation(context.services, { ...explained, caseId, userId }, context.now);
  },
);

export const handledChatVote = handle(
  calls.chatVote,
  async ({ bizId: discussionId, option }, context) => {
    const { userId } = viewerOf(context);
    const { tradeNos } = giverOf(context);
    const vote = { discussionId, userId, option, tradeNos };
    return { counts: await giveVote(context.services.db, vote, context.now) };
  },
);

export const discussionRoutes: readonly HandledCall[] = [
  handle(calls.getDiscussionStatus, async ({ infoUuid }, { services }) => {
    const found = await findPublicRow(services.db, infoUuid);
    return { status: found?.status ?? discussionStatuses.noDiscussion };
  }),
  handle(calls.getDiscussionContent, async ({ infoUuid }, { services, viewer }) => {
    const row = await findPublicRow(services.db, infoUuid);
    return row ? findExplanation(services.db, { row, userId: viewer?.userId }) : null;
  }),
  handledSubmitDiscussion,
  handle(calls.getDiscussion, (input, context) =>
    findDiscussion(context.services.db, asked(input, context)),
  ),
  handle(calls.getDiscussionResult, ({ infoUuid }, { services }) =>
    findResult(services.db, infoUuid),
  ),
  handle(calls.getDiscussionRefundFailed, ({ infoUuid }, { services }) =>
    findRefundFailed(services.db, infoUuid),
  ),
  handledChatVote,
];
