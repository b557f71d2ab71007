import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, noOutput, publicId, wordsBetween } from '#src/shared/contract/fields.ts';
import { imageIds } from '#src/shared/media/fields.ts';
import { answerLengths, mostAnswerPapers } from '#src/shared/review/family-answer.ts';

export const answerStaff = defineCall({
  path: '/api/cf/v4/answer-staff',
  access: 'owner',
  summary:
    'A family answers what staff asked about its case, once, with papers; said again is the same',
  input: v.strictObject({
    infoUuid,
    questionId: publicId,
    content: wordsBetween(answerLengths.least, answerLengths.most),
    attachments: v.optional(imageIds(mostAnswerPapers), ''),
  }),
  output: noOutput,
  errors: ['notFound', 'questionEnded'],
});

export const explainCase = defineCall({
  path: '/api/cf/v4/explain-case',
  access: 'owner',
  summary:
    'A family writes to staff, with papers, while its case is doubted, stopped or held as a likeness',
  input: v.strictObject({
    infoUuid,
    content: wordsBetween(answerLengths.least, answerLengths.most),
    attachments: v.optional(imageIds(mostAnswerPapers), ''),
  }),
  output: noOutput,
  errors: ['notFound', 'caseStateRefuses', 'tooManyInquiries'],
});

export const questionCalls = [answerStaff, explainCase];
