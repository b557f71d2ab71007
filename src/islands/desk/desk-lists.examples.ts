import { refusedForm } from '#src/preview/sample-plain.ts';
import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import DeskComments from './cases/DeskComments.astro';
import ProposalList from './cases/ProposalList.astro';
import TrailCheck from './TrailCheck.astro';

const page = { action: '#', sent: undefined };
const comment = {
  ...{ commentId: sampleId, content: '早日康复', createdAt: sampleAt, hiddenAt: null },
  nickname: '晴天',
};
const comments = [comment, { ...comment, commentId: '2', hiddenAt: sampleAt, content: longWords }];
const proposal = {
  ...{ proposalId: sampleId, what: '服务费改为免收', reason: '家庭很困难', proposer: '王审核' },
  ...{ proposedBy: sampleId, proposedAt: sampleAt },
};
const check = {
  ...{ count: 1200, comparedTo: 1200, brokenPosition: null, underWay: false },
  whole: { at: sampleAt, count: 1200, hash: 'a1'.repeat(32) },
};

export const examples = [
  show(DeskComments).in(({ locale }) => {
    const list = { ...page, comments, locale, lovePerson: '爱心人士' };
    return {
      'may act': { ...list, mayAct: true },
      'may look': { ...list, mayAct: false },
      none: { ...list, comments: [], mayAct: true },
      refused: {
        ...{ ...list, mayAct: true },
        sent: refusedForm('comment', { commentId: sampleId, hidden: '1' }, ['reason']),
      },
    };
  }),
  show(ProposalList).in(({ locale }) => {
    const list = { ...page, proposals: [proposal], locale, maySettle: true };
    const long = { ...proposal, reason: longWords };
    return {
      "another's": { ...list, viewerUserId: 'B' },
      own: { ...list, proposals: [long], viewerUserId: sampleId },
      'with names in it': {
        ...list,
        proposals: [
          { ...proposal, what: '秋日同行, 青禾软件, 3', names: ['秋日同行', '青禾软件'] },
        ],
        viewerUserId: 'B',
      },
      'only to look at': { ...list, viewerUserId: 'B', maySettle: false },
      none: { ...list, proposals: [], viewerUserId: 'B' },
      refused: {
        ...{ ...list, viewerUserId: 'B' },
        sent: refusedForm('settle', { proposalId: sampleId }, []),
      },
    };
  }),
  show(TrailCheck).in(({ locale }) => ({
    whole: { ...page, check, locale },
    'never compared': { ...page, check: { ...check, whole: undefined, comparedTo: 0 }, locale },
    'under way': { ...page, check: { ...check, comparedTo: 400, underWay: true }, locale },
    broken: { ...page, check: { ...check, brokenPosition: 17 }, locale },
    refused: { ...page, check, locale, sent: refusedForm('check', {}, []) },
  })),
];
