import * as v from 'valibot';

/**
 * This is the documents' share record: what is said of something that is passed on, and where it
 * leads.
 */
export const shareRecord = v.object({
  title: v.string(),
  desc: v.string(),
  link: v.string(),
  imgUrl: v.string(),
});
export type ShareRecord = v.InferOutput<typeof shareRecord>;

/** It stands for what has no picture of its own. */
export const siteCard = '/share-card.png';
