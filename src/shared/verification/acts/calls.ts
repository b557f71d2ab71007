import * as v from 'valibot';
import { idCard } from '#src/shared/accounts/id-card.ts';
import { personName } from '#src/shared/accounts/person-name.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  infoUuid,
  noOutput,
  publicId,
  say,
  words,
  wordsBetween,
} from '#src/shared/contract/fields.ts';
import { imageIds } from '#src/shared/media/fields.ts';
import { mostCardPhotos } from '#src/shared/verification/doctor-levels.ts';
import { hospitalCode } from '#src/shared/verification/hospital-codes/hospital-code.ts';
import { verificationView } from '#src/shared/verification/verification-view.ts';
import { verifierKinds, verifierRelations } from '#src/shared/verification/verifier-kinds.ts';

export const verificationLengths = { least: 10, most: 500 };
const notFound = ['notFound'] as const;

const ownWords = wordsBetween(verificationLengths.least, verificationLengths.most);

export const verificationAdd = defineCall({
  path: '/api/cf/v4/verification/add',
  access: 'login',
  summary: 'Verifies a case; it counts once the rules of trust are met',
  input: v.strictObject({
    infoUuid,
    kind: v.picklist(verifierKinds, say('required')),
    realName: personName,
    relation: v.picklist(verifierRelations, say('required')),
    content: ownWords,
    idCard: v.optional(v.union([v.literal(''), idCard], say('idCard')), ''),
    hospital: v.optional(words(80), ''),
    /** The hospital gave it to its people; without it staff ask the hospital. */
    hospitalCode: v.optional(v.union([v.literal(''), hospitalCode], say('hospitalCode')), ''),
    /** It comes from the link that the family opened for its doctor. */
    invite: v.optional(words(22), ''),
  }),
  output: verificationView,
  errors: [
    ...(['notFound', 'verifyClosed', 'alreadyVerified', 'ownVerification'] as const),
    'tooManyHospitalCodes',
  ],
  budgetPerMinute: 20,
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

export const verificationComplaintAdd = defineCall({
  path: '/api/cf/v4/verification/complaint/add',
  access: 'login',
  summary: 'Complains about a verification of someone else, once',
  input: v.strictObject({
    verifyId: publicId,
    reason: wordsBetween(1, 200),
  }),
  output: noOutput,
  errors: ['notFound', 'verifiedByYou', 'alreadyComplained'],
  budgetPerMinute: 20,
});

/** Both are ours: content promises them. */
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

/** This call is ours: without it staff see nothing of a doctor but the hospital's telephone. */
export const verificationWorkCard = defineCall({
  path: '/api/cf/v4/verification/work-card',
  access: 'login',
  summary: 'Hands in photos of a work card or paper that staff compare; nobody else sees them',
  input: v.strictObject({
    verifyId: publicId,
    attachments: v.pipe(imageIds(mostCardPhotos), v.minLength(1, say('required'))),
  }),
  output: noOutput,
  errors: ['notFound', 'verifyClosed'],
  budgetPerMinute: 20,
});

/** This call is ours too: the hospital says itself who is of it. */
export const verificationHospitalCode = defineCall({
  path: '/api/cf/v4/verification/hospital-code',
  access: 'login',
  summary: 'Confirms an own word as a doctor by the code that the hospital gave',
  input: v.strictObject({ verifyId: publicId, hospitalCode }),
  output: noOutput,
  errors: ['notFound', 'verifyClosed', 'tooManyHospitalCodes'],
  budgetPerMinute: 20,
});

export const verificationActCalls = [
  verificationAdd,
  verificationWorkCard,
  verificationHospitalCode,
  verificationCorrect,
  verificationTakeBack,
  verificationOperate,
  verificationComplaintAdd,
];
