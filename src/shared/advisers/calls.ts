import * as v from 'valibot';
import { mobile } from '#src/shared/accounts/mobile.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { publicId, say, wordsBetween } from '#src/shared/contract/fields.ts';
import { inquiryTopics } from './inquiry-kinds.ts';
import { stuckPlaces } from './stuck-place.ts';

const maybeId = v.optional(v.union([v.literal(''), publicId], say('unknown')), '');
const name = wordsBetween(1, 40);
const city = wordsBetween(1, 30);
/** It says by when the family is called, and by whom, where somebody of its city has it already. */
const clew = v.object({
  clewId: publicId,
  callBy: v.number(),
  adviser: v.nullable(
    v.object({ adviserId: publicId, name: v.string(), photo: v.string(), city: v.string() }),
  ),
});
const budget = { errors: ['tooManyInquiries'], budgetPerMinute: 10 } as const;

export const applyRaise = defineCall({
  path: '/api/cf/v4/apply/raise',
  access: 'open',
  summary: 'A family asks to be called back about raising money',
  input: v.strictObject({ name, mobile, city, disease: wordsBetween(1, 60) }),
  output: clew,
  ...budget,
});

export const contactGw = defineCall({
  path: '/api/cf/clewtrack/contact-gw',
  access: 'open',
  summary: 'Asks an adviser of the city, or the one named, to call back',
  input: v.strictObject({ name, mobile, city, infoUuid: maybeId, adviserId: maybeId }),
  output: clew,
  errors: ['tooManyInquiries', 'notFound'],
  budgetPerMinute: 10,
});

const adviserView = v.object({
  adviserId: publicId,
  name: v.string(),
  photo: v.string(),
  city: v.string(),
  words: v.string(),
  /** This is how they are reached; '' by our hotline. */
  contact: v.string(),
  /** These are families whose lead they had and whose appeal passed review. */
  casesHelped: v.number(),
  /** Who asks for one that takes none is called by another. */
  takesCalls: v.boolean(),
  sinceAt: v.number(),
});
export type AdviserView = v.InferOutput<typeof adviserView>;

export const getGwInfo = defineCall({
  path: '/api/cf/growthtool/bd-homepage/get-gw-info',
  access: 'open',
  summary: 'One adviser who may be shown',
  forOthers: true,
  input: v.strictObject({ adviserId: publicId }),
  output: adviserView,
  errors: ['notFound'],
  coalesce: true,
});

export const getGwInfoV2 = defineCall({
  path: '/api/cf/growthtool/bd-homepage/get-gw-info-v2',
  access: 'open',
  summary: 'An adviser of a city: from our own, not resigned, not reported, tags 2 and 3 left out',
  forOthers: true,
  input: v.strictObject({ city }),
  output: adviserView,
  errors: ['notFound'],
  coalesce: true,
});

export const shareMenu = defineCall({
  path: '/api/cf/growthtool/bd-homepage/share-menu',
  access: 'open',
  summary: "Words, link and picture to share an adviser's page with",
  forOthers: true,
  input: v.strictObject({ adviserId: publicId }),
  output: v.object({
    title: v.string(),
    desc: v.string(),
    link: v.string(),
    imgUrl: v.string(),
  }),
  errors: ['notFound'],
  coalesce: true,
});

export const greenPathApply = defineCall({
  path: '/api/cf/v4/green-path/apply',
  access: 'login',
  summary: 'Asks for an appointment with a specialist through the doctor channel',
  input: v.strictObject({
    infoUuid: maybeId,
    disease: wordsBetween(1, 60),
    hospital: wordsBetween(1, 60),
    content: wordsBetween(1, 1000),
  }),
  output: v.object({ applyId: publicId }),
  errors: ['tooManyInquiries', 'notFound'],
  budgetPerMinute: 10,
});

export const serviceMessage = defineCall({
  path: '/api/cf/v4/service/message',
  access: 'open',
  summary: 'Leaves a message for our service, or for those who work with partners',
  input: v.strictObject({
    name,
    mobile,
    content: wordsBetween(1, 1000),
    topic: v.optional(v.picklist(inquiryTopics, say('unknown')), 'service'),
  }),
  output: v.object({ ticketId: publicId }),
  ...budget,
});

/** The number is that of the account, so a family that is stuck types nothing. */
export const askForCall = defineCall({
  path: '/api/cf/v4/raise/ask-for-call',
  access: 'owner',
  summary: 'A family stuck at one step of its case asks to be called; once a step and day',
  input: v.strictObject({ infoUuid: publicId, part: v.picklist(stuckPlaces, say('unknown')) }),
  output: clew,
  errors: ['tooManyInquiries', 'notFound'],
  budgetPerMinute: 10,
});

export const adviserCalls = [
  applyRaise,
  contactGw,
  getGwInfo,
  getGwInfoV2,
  shareMenu,
  greenPathApply,
  serviceMessage,
  askForCall,
];
