import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { publicId, say, wholeNumber, wordsBetween } from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';

/**
 * This is a certificate as its donor sees it; it shows name and amount as they chose at the gift.
 */
const certificateView = v.object({
  orderId: v.string(),
  number: v.string(),
  checkCode: v.string(),
  name: v.string(),
  /** It is null where the donor hides it. */
  amountInFen: v.nullable(v.number()),
  infoUuid: v.string(),
  caseTitle: v.string(),
  paidAt: v.number(),
  /** It is void as soon as money of the gift goes back. */
  state: v.picklist(['live', 'void']),
});
export type CertificateView = v.InferOutput<typeof certificateView>;

export const getCertificate = defineCall({
  path: '/api/cf/activity/certificate/get-info',
  access: 'login',
  summary:
    "The certificate of an own gift, or of the viewer's last gift that an activity matched or that went through a venue",
  forOthers: true,
  input: v.strictObject({ orderId: v.optional(publicId), activityId: v.optional(publicId) }),
  output: certificateView,
  errors: ['notFound'],
  budgetPerMinute: 60,
});

const drawn = v.strictObject({
  orderId: publicId,
  language: v.optional(v.picklist(locales, say('unknown')), defaultLocale),
});

/** It is ours: the certificate as a picture to keep, to print and to show. */
export const certificatePicture = defineCall({
  path: '/api/cf/activity/certificate/picture',
  method: 'GET',
  answer: 'bytes',
  access: 'login',
  summary: 'The certificate of an own gift as a picture; none of a gift that went back',
  input: drawn,
  output: bytesOutput,
  errors: ['notFound'],
  budgetPerMinute: 60,
});

/**
 * It is ours: the certificate as a sheet of A4 with the font in it, whose words can be searched.
 */
export const certificatePdf = defineCall({
  path: '/api/cf/activity/certificate/pdf',
  method: 'GET',
  answer: 'bytes',
  access: 'login',
  summary: 'The certificate of an own gift as PDF; none of a gift that went back',
  input: drawn,
  output: bytesOutput,
  errors: ['notFound', 'unavailable'],
  budgetPerMinute: 20,
});

export const searchYearCertificate = defineCall({
  path: '/api/charity/year-certification/search',
  access: 'login',
  summary: "What the viewer gave in a year and did not get back, found by the viewer's own name",
  forOthers: true,
  input: v.strictObject({
    year: wholeNumber(2020, 2100),
    name: wordsBetween(1, 20),
  }),
  output: v.object({
    year: v.number(),
    name: v.string(),
    giftCount: v.number(),
    amountInFen: v.number(),
  }),
  errors: ['notFound'],
  budgetPerMinute: 30,
});

export const certificateCalls = [
  getCertificate,
  certificatePicture,
  certificatePdf,
  searchYearCertificate,
];
