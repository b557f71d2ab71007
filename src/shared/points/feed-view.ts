import * as v from 'valibot';

const feedKinds = ['wish', 'post', 'verification'] as const;

/** This is something good that someone did or told, which everyone may read where it stands. */
export const feedItem = v.object({
  feedId: v.string(),
  kind: v.picklist(feedKinds),
  words: v.string(),
  /**
   * It says whose words they are, as they are named where they stand; null where nobody is named.
   */
  by: v.nullable(v.string()),
  /** This is the case it is about; null of a wish. */
  infoUuid: v.nullable(v.string()),
  title: v.nullable(v.string()),
  createdAt: v.number(),
});
export type FeedItem = v.InferOutput<typeof feedItem>;
