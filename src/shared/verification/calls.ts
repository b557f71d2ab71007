import * as v from 'valibot';
import { idCard } from '#src/shared/accounts/id-card.ts';
import { personName } from '#src/shared/accounts/person-name.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  anchorId,
  infoUuid,
  noOutput,
  pageOf,
  publicId,
  say,
  wholeNumber,
  words,
} from '#src/shared/contract/fields.ts';
import { verificationCounts, verificationView } from './verification-view.ts';
import { verifierKinds, verifierRelations } from './verifier-kinds.ts';

export const verificationLengths = { least: 10, most: 500 };

const kind = v.picklist(verifierKinds, say('required'));
const notFound = ['notFound'] as const;
const oneCase = v.strictObject({ infoUuid });
const pagedCase = v.strictObject({ infoUuid, anchorId });

const ownWords = v.pipe(
  words(verificationLengths.most),
  v.minLength(1, say('required')),
  v.minLength(verificationLengths.least, say('tooShort')),
);

export const getOneVerification = defineCall({
  path: '/api/cf/v4/verification/get-one-verification',
  access: 'open',
  summary: 'One verification of a case; one not counted yet only to its author and the fundraiser',
  forOthers: true,
  input: v.strictObject({ infoUuid, verifyId: publicId }),
  output: verificationView,
  errors: notFound,
  coalesce: true,
});

export const verificationAdd = defineCall({
  path: '/api/cf/v4/verification/add',
  access: 'login',
  summary: 'Verifies a case; it counts once the rules of trust are met',
  input: v.strictObject({
    infoUuid,
    kind,
    realName: personName,
    relation: v.picklist(verifierRelations, say('required')),
    content: ownWords,
    idCard: v.optional(v.union([v.literal(''), idCard], say('idCard')), ''),
    hospital: v.optional(words(60), ''),
  }),
  output: verificationView,
  errors: ['notFound', 'verifyClosed', 'alreadyVerified', 'ownVerification'],
  budgetPerMinute: 20,
});

export const verificationList = defineCall({
  path: '/api/cf/v4/verification/list',
  access: 'open',
  summary: 'The verifications of a case, newest first, with their counts by kind',
  forOthers: true,
  input: v.strictObject({
    infoUuid,
    kind: v.optional(v.union([v.literal(''), kind], say('unknown')), ''),
    anchorId,
    maxCount: v.optional(wholeNumber(1, 50), 7),
  }),
  output: v.object({ ...pageOf(verificationView).entries, ...verificationCounts.entries }),
  errors: notFound,
  coalesce: true,
});

export const verificationFirstPlace = defineCall({
  path: '/api/cf/v4/verification/first-place',
  access: 'open',
  summary: 'The verification shown first: selected, else a confirmed doctor, else most liked',
  forOthers: true,
  input: oneCase,
  output: v.nullable(verificationView),
  errors: notFound,
  coalesce: true,
});

export const verificationOperate = defineCall({
  path: '/api/cf/v4/verification/operate',
  access: 'owner',
  summary: 'Puts a verification first, takes it from there, or hides it',
  input: v.strictObject({
    verifyId: publicId,
    infoUuid,
    operation: v.picklist(['select', 'unselect', 'hide'], say('unknown')),
  }),
  output: verificationView,
  errors: notFound,
});

export const verificationLabels = defineCall({
  path: '/api/cf/v4/verification/labels',
  access: 'open',
  summary: 'Who verified, by relation, most first',
  forOthers: true,
  input: oneCase,
  output: v.array(v.object({ label: v.string(), count: v.number() })),
  errors: notFound,
  coalesce: true,
});

export const verificationComplaintAdd = defineCall({
  path: '/api/cf/v4/verification/complaint/add',
  access: 'login',
  summary: 'Complains about a verification of someone else, once',
  input: v.strictObject({
    verifyId: publicId,
    reason: v.pipe(words(200), v.minLength(1, say('required'))),
  }),
  output: noOutput,
  errors: ['notFound', 'forbidden', 'alreadyComplained'],
  budgetPerMinute: 20,
});

export const verificationFriends = defineCall({
  path: '/api/cf/v5/verification/friends',
  access: 'open',
  summary: "Friends' verifications of a case, newest first",
  forOthers: true,
  input: pagedCase,
  output: pageOf(verificationView),
  errors: notFound,
  coalesce: true,
});

export const verificationSelected = defineCall({
  path: '/api/cf/v5/verification/selected',
  access: 'open',
  summary: 'The verifications the fundraiser selected, the latest choice first',
  forOthers: true,
  input: oneCase,
  output: v.object({ list: v.array(verificationView) }),
  errors: notFound,
  coalesce: true,
});

/** A verifier without an account's name or face, which would unmask the name. */
const verifier = v.pick(verificationView, ['verifyId', 'shownName', 'kind', 'relation']);

export const verificationQueryUser = defineCall({
  path: '/api/cf/v5/verification/query-user',
  access: 'open',
  summary: 'Who verified a case, newest first',
  forOthers: true,
  input: pagedCase,
  output: pageOf(verifier),
  errors: notFound,
  coalesce: true,
});

export const verificationQueryUserCount = defineCall({
  path: '/api/cf/v5/verification/query-user-count',
  access: 'open',
  summary: 'How many verified a case',
  forOthers: true,
  input: oneCase,
  output: v.object({ count: v.number() }),
  errors: notFound,
  coalesce: true,
});

/** Ours: content promises both. */
export const verificationCorrect = defineCall({
  path: '/api/cf/v4/verification/correct',
  access: 'login',
  summary: 'Corrects the words of an own verification; likes for the old words go',
  input: v.strictObject({ verifyId: publicId, content: ownWords }),
  output: noOutput,
  errors: notFound,
  budgetPerMinute: 20,
});

export const verificationTakeBack = defineCall({
  path: '/api/cf/v4/verification/take-back',
  access: 'login',
  summary: 'Takes an own verification back for good',
  input: v.strictObject({ verifyId: publicId }),
  output: noOutput,
  errors: notFound,
  budgetPerMinute: 20,
});

export const verificationCalls = [
  verificationCorrect,
  verificationTakeBack,
  getOneVerification,
  verificationAdd,
  verificationList,
  verificationFirstPlace,
  verificationOperate,
  verificationLabels,
  verificationComplaintAdd,
  verificationFriends,
  verificationSelected,
  verificationQueryUser,
  verificationQueryUserCount,
];
