import * as v from 'valibot';
import { giftSaid } from '#src/shared/comments/comment-view.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  anchorId,
  flag,
  infoUuid,
  pageOf,
  pageSize,
  publicId,
  say,
  wholeNumber,
  words,
} from '#src/shared/contract/fields.ts';
import { caseCard } from './case-card.ts';
import { illnessesAsked, illnessKeyAsked } from './disease-codes.ts';
import { donationRecord } from './donation-record.ts';
import { fundingView } from './funding-view.ts';

export type { CaseCard } from './case-card.ts';
export { type DonationRecord, donationRecord } from './donation-record.ts';

/** No search has a longer word; the fields for it end here. */
export const longestKeyword = 40;

export const caseTabs = ['recommended', 'notYetHelped', 'newest', 'nearlyThere', 'ended'] as const;
export type CaseTab = (typeof caseTabs)[number];
export const donorSorts = ['newest', 'largest'] as const;
export type DonorSort = (typeof donorSorts)[number];

/** It is sent by older clients and kept for their sake; answers do not depend on it. */
const ignored = v.optional(words(100), '');

const oneCase = { infoUuid };
const notFound = ['notFound'] as const;

export const getFundingInfo = defineCall({
  path: '/api/cf/v4/detail/get-funding-info',
  access: 'open',
  summary:
    'A case in full: story, money, persons, treatment, facts and what follows from its state',
  forOthers: true,
  input: v.strictObject({ ...oneCase, selfTag: ignored, skip: ignored, userSourceId: ignored }),
  output: fundingView,
  errors: notFound,
  coalesce: true,
});

export const getHelpList = defineCall({
  path: '/api/cf/v4/detail/get-help-list',
  access: 'open',
  summary: 'Public cases by tab, filters and words',
  input: v.strictObject({
    tab: v.optional(v.picklist(caseTabs, say('unknown')), 'recommended'),
    illness: v.optional(
      v.pipe(v.picklist(illnessesAsked, say('unknown')), v.transform(illnessKeyAsked)),
      '',
    ),
    city: v.optional(words(40), ''),
    keyword: v.optional(words(longestKeyword), ''),
    anchorId,
    size: pageSize,
  }),
  output: pageOf(caseCard),
  coalesce: true,
});

export const getLoveList = defineCall({
  path: '/api/cf/v4/detail/get-love-list',
  access: 'open',
  summary: 'The donors of a case. By size, gifts of a hidden amount are left out',
  forOthers: true,
  input: v.strictObject({
    ...oneCase,
    sort: v.optional(v.picklist(donorSorts, say('unknown')), 'newest'),
    anchorId,
    size: pageSize,
  }),
  output: v.object({ ...pageOf(donationRecord).entries, count: v.number() }),
  errors: notFound,
  coalesce: true,
});

/** We decide: degree 0 or none means all degrees, pageNum is replaced by the anchor. */
export const detailGet = defineCall({
  path: '/api/cf/v5/detail/get',
  access: 'open',
  summary: 'Paid donations that came with words, newest first, each with its comments',
  forOthers: true,
  input: v.strictObject({
    ...oneCase,
    size: pageSize,
    anchorId,
    pageNum: v.optional(v.union([v.literal(''), wholeNumber(0, 1_000_000)]), ''),
    selfTag: ignored,
    degree: v.optional(wholeNumber(0, 99), 0),
    isYesterday: v.optional(flag, false),
  }),
  output: pageOf(v.object({ ...donationRecord.entries, ...giftSaid })),
  errors: notFound,
  coalesce: true,
});

export const detailGetSelf = defineCall({
  path: '/api/cf/v5/detail/get-self',
  access: 'login',
  summary: "The viewer's own paid donations to a case, with their real amounts",
  forOthers: true,
  input: v.strictObject({ ...oneCase, size: v.optional(wholeNumber(1, 50), 50) }),
  output: v.object({
    list: v.array(
      v.object({
        ...donationRecord.entries,
        amountInFen: v.number(),
        amountHidden: v.boolean(),
      }),
    ),
  }),
  errors: notFound,
  coalesce: true,
});

export const detailGetOneRecord = defineCall({
  path: '/api/cf/v5/detail/get-one-record',
  access: 'open',
  summary: 'One paid donation of a case',
  forOthers: true,
  input: v.strictObject({ ...oneCase, orderId: publicId }),
  output: donationRecord,
  errors: notFound,
  coalesce: true,
});

export const caseCalls = [
  getFundingInfo,
  getHelpList,
  getLoveList,
  detailGet,
  detailGetSelf,
  detailGetOneRecord,
];
