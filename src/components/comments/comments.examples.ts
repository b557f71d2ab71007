import { longWords, sampleComment, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import CommentBriefs from './CommentBriefs.astro';

const own = sampleComment({ isSelf: true, canRemove: true, liked: true, likeCount: 3 });
const raisers = sampleComment({ isRaiser: true, replyTo: '晴天', parentId: sampleId });
const long = sampleComment({ content: longWords, nickname: longWords, hidden: true, isSelf: true });

export const examples = [
  show(CommentBriefs).in(({ locale }) => ({
    all: { list: [own, raisers, long], locale },
  })),
];
