import { handle, viewerOf } from '#src/server/platform/handle.ts';
import { messageList, messageRead, noticeMute, noticeMutes } from '#src/shared/messages/calls.ts';
import { findMutes } from './find-mutes.ts';
import { countUnread, findNotices } from './find-notices.ts';
import { readNotices } from './read-notices.ts';
import { setMute } from './set-mute.ts';

const handledMessageList = handle(messageList, async ({ anchorId }, context) => {
  const { userId } = viewerOf(context);
  const { db } = context.house;
  const page = await findNotices(db, { userId, anchorId, locale: context.common.language });
  return { ...page, unread: await countUnread(db, userId) };
});

export const handledMessageRead = handle(messageRead, async (input, context) => {
  const { userId } = viewerOf(context);
  const { db } = context.house;
  await readNotices(db, { ...input, userId }, context.now);
  return { unread: await countUnread(db, userId) };
});

export const handledNoticeMute = handle(noticeMute, (input, context) =>
  setMute(context.house.db, { ...input, userId: viewerOf(context).userId }, context.now),
);

const handledNoticeMutes = handle(noticeMutes, (_, context) =>
  findMutes(context.house.db, viewerOf(context).userId),
);

export const noticeRoutes = [
  handledMessageList,
  handledMessageRead,
  handledNoticeMute,
  handledNoticeMutes,
];
