import { handle, viewerOf } from '#src/server/door/handle.ts';
import { messageList, messageRead, noticeMute, noticeMutes } from '#src/shared/notices/calls.ts';
import { noticePush, noticePushOff } from '#src/shared/notices/push/calls.ts';
import { findMutes } from './find-mutes.ts';
import { countUnread, findNotices } from './find-notices.ts';
import { dropTarget, keepTarget } from './push/keep-target.ts';
import { readNotices } from './read-notices.ts';
import { setMute } from './set-mute.ts';

const handledMessageList = handle(messageList, async ({ anchorId }, context) => {
  const { userId } = viewerOf(context);
  const { db } = context.services;
  const page = await findNotices(db, { userId, anchorId, locale: context.common.language });
  return { ...page, unread: await countUnread(db, userId) };
});

export const handledMessageRead = handle(messageRead, async (input, context) => {
  const { userId } = viewerOf(context);
  const { db } = context.services;
  await readNotices(db, { ...input, userId }, context.now);
  return { unread: await countUnread(db, userId) };
});

export const handledNoticeMute = handle(noticeMute, (input, context) =>
  setMute(context.services.db, { ...input, userId: viewerOf(context).userId }, context.now),
);

const handledNoticeMutes = handle(noticeMutes, (_, context) =>
  findMutes(context.services.db, viewerOf(context).userId),
);

const handledNoticePush = handle(noticePush, (target, context) =>
  keepTarget(context.services, { viewer: viewerOf(context), target }, context.now),
);

const handledNoticePushOff = handle(noticePushOff, ({ endpoint }, context) =>
  dropTarget(context.services, { userId: viewerOf(context).userId, endpoint }),
);

export const noticeRoutes = [
  handledNoticePush,
  handledNoticePushOff,
  handledMessageList,
  handledMessageRead,
  handledNoticeMute,
  handledNoticeMutes,
];
