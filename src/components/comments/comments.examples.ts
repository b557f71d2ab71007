import { longWords, sampleComment, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import CaseComments from './CaseComments.astro';
import CommentBriefs from './CommentBriefs.astro';

const own = sampleComment({ isSelf: true, canRemove: true, liked: true, likeCount: 3 });
const raisers = sampleComment({ isRaiser: true, replyTo: '晴天', parentId: sampleId });
const long = sampleComment({ content: longWords, nickname: longWords, hidden: true, isSelf: true });

export const examples = [
  show(CaseComments).in(({ locale }) => ({
    'none yet': { list: [], infoUuid: sampleId, open: true, locale },
    some: { list: [own, raisers], infoUuid: sampleId, open: true, locale },
    closed: { list: [own], infoUuid: sampleId, open: false, locale },
  })),
  show(CommentBriefs).in(({ locale }) => ({
    all: { list: [own, raisers, long], locale },
  })),
];
