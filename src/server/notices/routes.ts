import { handle, viewerOf } from '#src/server/door/handle.ts';
import { messageList, messageRead, noticeMute, noticeMutes } from '#src/shared/notices/calls.ts';
import * as mailCalls from '#src/shared/notices/mail/calls.ts';
import { noticePush, noticePushOff } from '#src/shared/notices/push/calls.ts';
import { findMutes } from './find-mutes.ts';
import { countUnread, findNotices } from './find-notices.ts';
import { askAddress } from './mail/ask-address.ts';
import { giveMailCode } from './mail/give-code.ts';
import { forgetAddresses, stopMail } from './mail/stop-mail.ts';
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
  findMutes(context.services.db, {
    userId: viewerOf(context).userId,
    locale: context.common.language,
  }),
);

const handledNoticePush = handle(noticePush, (target, context) =>
  keepTarget(context.services, { viewer: viewerOf(context), target }, context.now),
);

const handledNoticePushOff = handle(noticePushOff, ({ endpoint }, context) =>
  dropTarget(context.services, { userId: viewerOf(context).userId, endpoint }),
);

export const handledNoticeMail = handle(mailCalls.noticeMail, ({ email }, context) => {
  const { language } = context.common;
  const asked = { userId: viewerOf(context).userId, email, language };
  return askAddress(context.services, asked, context.now);
});

export const handledNoticeMailCode = handle(mailCalls.noticeMailCode, async ({ code }, context) => {
  const { userId } = viewerOf(context);
  await giveMailCode(context.services, { userId, code }, context.now);
  return null;
});

export const handledNoticeMailForget = handle(mailCalls.noticeMailForget, async (_, context) => {
  await forgetAddresses(context.services.db, viewerOf(context).userId);
  return null;
});

export const handledNoticeMailOff = handle(
  mailCalls.noticeMailOff,
  async ({ mailToken }, { services }) => {
    await stopMail(services, mailToken);
    return null;
  },
);

export const noticeRoutes = [
  handledNoticeMail,
  handledNoticeMailCode,
  handledNoticeMailForget,
  handledNoticeMailOff,
  handledNoticePush,
  handledNoticePushOff,
  handledMessageList,
  handledMessageRead,
  handledNoticeMute,
  handledNoticeMutes,
];
