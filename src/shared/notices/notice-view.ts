import * as v from 'valibot';
import { publicId } from '#src/shared/contract/fields.ts';

/** This is one notice in the reader's language. */
export const noticeView = v.object({
  messageId: publicId,
  kind: v.string(),
  title: v.string(),
  words: v.string(),
  /** These stand in `words` as a person wrote them: a title, a name, the reason staff gave. */
  quoted: v.array(v.string()),
  /** The page it opens, an own path. */
  link: v.string(),
  infoUuid: v.nullable(v.string()),
  createdAt: v.number(),
  read: v.boolean(),
});

export type NoticeView = v.InferOutput<typeof noticeView>;
