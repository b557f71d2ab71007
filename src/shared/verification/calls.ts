import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  anchorId,
  infoUuid,
  pageOf,
  publicId,
  say,
  wholeNumber,
} from '#src/shared/contract/fields.ts';
import { verificationCounts, verificationView } from './verification-view.ts';
import { verifierKinds } from './verifier-kinds.ts';

const kind = v.picklist(verifierKinds, say('required'));
const notFound = ['notFound'] as const;
const oneCase = v.strictObject({ infoUuid });
const pagedCase = v.strictObject({ infoUuid, anchorId });

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

export const verificationList = defineCall({
  path: '/api/cf/v4/verification/list',
  access: 'open',
  summary: 'The verifications of a case, checked doctors first, with their counts by kind',
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
  summary: 'The verification shown first: selected, else a checked doctor, else most liked',
  forOthers: true,
  input: oneCase,
  output: v.nullable(verificationView),
  errors: notFound,
  coalesce: true,
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

/** This is a verifier without an account's name or face, which would unmask the name. */
const verifier = v.pick(verificationView, ['verifyId', 'shownName', 'kind', 'relation']);

export const verificationQueryUser = defineCall({
  path: '/api/cf/v5/verification/query-user',
  access: 'open',
  summary: 'Who verified a case, checked doctors first',
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

export const verificationCalls = [
  getOneVerification,
  verificationList,
  verificationFirstPlace,
  verificationLabels,
  verificationFriends,
  verificationSelected,
  verificationQueryUser,
  verificationQueryUserCount,
];
