import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  anchorId,
  flag,
  infoUuid,
  noInput,
  pageOf,
  publicId,
  say,
} from '#src/shared/contract/fields.ts';
import { noticeGroups } from './notice-groups.ts';
import { isNoticeKind, type NoticeKind, noticeKinds } from './notice-kinds.ts';
import { noticeView } from './notice-view.ts';

const maybeId = v.optional(v.union([v.literal(''), publicId], say('unknown')), '');
const maybeKind = v.optional(
  v.union(
    [v.literal(''), v.custom<NoticeKind>((kind) => typeof kind === 'string' && isNoticeKind(kind))],
    say('unknown'),
  ),
  '',
);
const maybeGroup = v.optional(v.picklist(['', ...noticeGroups], say('unknown')), '');
const unread = v.number();

export const messageList = defineCall({
  path: '/api/frame/bc/message-list',
  access: 'login',
  summary: 'What the viewer was told, newest first, and how much of it is unread',
  forOthers: true,
  input: v.strictObject({ anchorId }),
  output: v.object({ ...pageOf(noticeView).entries, unread }),
  coalesce: true,
});

export const messageRead = defineCall({
  path: '/api/frame/bc/read',
  access: 'login',
  summary: 'Marks one message as read, or all of them; answers how many are still unread',
  input: v.strictObject({ messageId: maybeId, all: v.optional(flag, false) }),
  output: v.object({ unread }),
  errors: ['notFound'],
});

export const noticeMute = defineCall({
  path: '/api/cf/v4/notice/mute',
  access: 'login',
  summary: 'Stops or resumes messages of a kind or a group of kinds, of one case or of all',
  input: v.strictObject({ infoUuid: maybeId, kind: maybeKind, group: maybeGroup, on: flag }),
  output: v.object({ muted: v.boolean() }),
  errors: ['notFound'],
});

export const noticeMutes = defineCall({
  path: '/api/cf/v4/notice/mutes',
  access: 'login',
  summary: 'What the viewer does not want to hear of',
  forOthers: true,
  input: noInput,
  output: v.object({
    cases: v.array(v.object({ infoUuid, title: v.string() })),
    kinds: v.array(v.picklist(Object.keys(noticeKinds) as NoticeKind[])),
  }),
  coalesce: true,
});

export const messageCalls = [messageList, messageRead, noticeMute, noticeMutes];
