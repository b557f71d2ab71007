import * as v from 'valibot';
import { casePhases } from '#src/shared/cases/case-phases.ts';
import { maxCommentLength } from '#src/shared/comments/comment-view.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  infoUuid,
  publicId,
  say,
  tickedOr,
  words,
  wordsBetween,
} from '#src/shared/contract/fields.ts';
import { caseLabels, mostLabels } from './case-labels.ts';
import { fundraiserVersion } from './fundraiser-version.ts';
import { raiserMoney } from './raiser-money.ts';
import { raiserTask } from './raiser-tasks.ts';
import { trendDay } from './trend.ts';

const oneCase = v.strictObject({ infoUuid });

export const raiserManagePage = defineCall({
  path: '/api/cf/v4/get-raiser-manage-page-info',
  access: 'owner',
  summary: "The fundraiser's view of a case: state, money by the ledger, the last 14 days",
  forOthers: true,
  input: oneCase,
  output: v.object({
    infoUuid: v.string(),
    title: v.string(),
    phase: v.picklist(casePhases),
    inMourning: v.boolean(),
    targetInFen: v.number(),
    raisedInFen: v.number(),
    donationCount: v.number(),
    shareCount: v.number(),
    verificationCount: v.number(),
    followerCount: v.number(),
    money: raiserMoney,
    trend: v.array(trendDay),
  }),
  errors: ['notFound'],
  coalesce: true,
});

export const fundraiserGetVersion = defineCall({
  path: '/api/cf/v4/fundraiser-get-version-v2',
  access: 'open',
  summary: 'Which layout of the fundraiser centre to show, and on which own domain',
  forOthers: true,
  input: oneCase,
  output: fundraiserVersion,
  coalesce: true,
});

export const fundraiserTasks = defineCall({
  path: '/api/cf/v4/get-fundraiser-task-info',
  access: 'owner',
  summary: 'What a fundraiser can do next, most pressing first; in mourning only what must be',
  forOthers: true,
  input: oneCase,
  output: v.object({ list: v.array(raiserTask) }),
  errors: ['notFound'],
  coalesce: true,
});

const label = v.picklist(caseLabels, say('unknown'));

export const manageLabel = defineCall({
  path: '/api/cf/v4/manage-label',
  access: 'owner',
  summary: "Chooses a case's labels out of the list for its illness",
  input: v.strictObject({
    infoUuid,
    labels: v.pipe(
      v.union(
        [
          v.array(v.string()),
          v.pipe(
            v.string(),
            v.maxLength(400, say('tooLong')),
            v.transform((text) => text.split(',').filter((one) => one !== '')),
          ),
        ],
        say('malformed'),
      ),
      v.transform((some) => [...new Set(some)]),
      v.array(label),
      v.maxLength(mostLabels, say('tooMany')),
    ),
  }),
  output: v.object({ labels: v.array(label) }),
  errors: ['notFound', 'caseStateRefuses'],
});

/** One press answers so many at most; the page offers the next. */
export const mostAnswered = 100;
export const fastReplySubjects = ['gifts', 'comments'] as const;
export type FastReplySubject = (typeof fastReplySubjects)[number];

export const fastReply = defineCall({
  path: '/api/cf/v4/fundraiser-fast-reply',
  access: 'owner',
  summary: 'Answers the newest unanswered gifts or comments with the same words, each once',
  input: v.strictObject({
    infoUuid,
    subject: v.picklist(fastReplySubjects, say('unknown')),
    content: wordsBetween(1, maxCommentLength),
  }),
  output: v.object({ answeredCount: v.number(), left: v.boolean() }),
  errors: ['commentsClosed', 'idempotencyConflict'],
  idempotent: true,
  budgetPerMinute: 20,
});

export const posterWordsLength = 60;

export const choosePoster = defineCall({
  path: '/api/cf/v4/change-qrcode-img',
  access: 'owner',
  summary: "Chooses the picture and the words of a case's posters",
  input: v.strictObject({
    infoUuid,
    pictureId: v.optional(v.union([v.literal(''), publicId], say('unknown')), ''),
    words: words(posterWordsLength),
  }),
  output: v.object({ pictureId: v.string(), words: v.string() }),
  errors: ['notFound', 'shareNotOpen'],
});

export const tellMourning = defineCall({
  path: '/api/cf/v4/tell-mourning',
  access: 'owner',
  summary: 'Says that the patient died: raising ends, and nothing is asked of the family any more',
  input: v.strictObject({ infoUuid, sure: tickedOr('required') }),
  output: v.object({ mourningAt: v.number() }),
  errors: ['notFound', 'caseStateRefuses'],
  budgetPerMinute: 10,
});

export const raiserCalls = [
  raiserManagePage,
  fundraiserGetVersion,
  fundraiserTasks,
  manageLabel,
  fastReply,
  choosePoster,
  tellMourning,
];
