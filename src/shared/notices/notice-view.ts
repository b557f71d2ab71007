import * as v from 'valibot';
import { publicId } from '#src/shared/contract/fields.ts';

/** This is one notice in the reader's language. */
export const noticeView = v.object({
  messageId: publicId,
  kind: v.string(),
  title: v.string(),
  words: v.string(),
  /** The page it opens, an own path. */
  link: v.string(),
  infoUuid: v.nullable(v.string()),
  createdAt: v.number(),
  read: v.boolean(),
});

export type NoticeView = v.InferOutput<typeof noticeView>;
