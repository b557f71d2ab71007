import * as v from 'valibot';

/** The documents' share record: what is said of something that is passed on, and where it leads. */
export const shareRecord = v.object({
  title: v.string(),
  desc: v.string(),
  link: v.string(),
  imgUrl: v.string(),
});
export type ShareRecord = v.InferOutput<typeof shareRecord>;

/** The picture of what has none of its own. */
export const siteCard = '/share-card.png';
