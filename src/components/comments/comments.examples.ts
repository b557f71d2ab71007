import { longWords, sampleComment, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import CaseComments from './CaseComments.astro';
import CommentBriefs from './CommentBriefs.astro';
import CommentCard from './CommentCard.astro';

const own = sampleComment({ isSelf: true, canRemove: true, liked: true, likeCount: 3 });
const raisers = sampleComment({ isRaiser: true, replyTo: '晴天', parentId: sampleId });
const long = sampleComment({ content: longWords, nickname: longWords, hidden: true, isSelf: true });

export const commentsExamples = [
  show('CaseComments', CaseComments).in(({ locale }) => ({
    'none yet': { list: [], infoUuid: sampleId, open: true, locale },
    some: { list: [own, raisers], infoUuid: sampleId, open: true, locale },
    closed: { list: [own], infoUuid: sampleId, open: false, locale },
  })),
  show('CommentBriefs', CommentBriefs).in(({ locale }) => ({
    all: { list: [own, raisers, long], locale },
  })),
  show('CommentCard', CommentCard).in(({ locale }) => ({
    "another's": { comment: sampleComment(), locale, replyUrl: '#', mixed: false },
    own: { comment: own, locale, replyUrl: '#', mixed: true },
    "the fundraiser's": { comment: raisers, locale, replyUrl: '#', mixed: true },
    'hidden, long, no answers': { comment: long, locale, replyUrl: undefined, mixed: false },
  })),
];
