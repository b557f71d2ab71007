import * as v from 'valibot';
import { mobile } from '#src/shared/accounts/mobile.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  infoUuid,
  noInput,
  publicId,
  say,
  words,
  wordsBetween,
} from '#src/shared/contract/fields.ts';
import { imageIds } from '#src/shared/media/fields.ts';
import { mostEvidence, reportLengths, reportReasons, reportStates } from './reasons.ts';

const empty = v.literal('');

export const reportAdd = defineCall({
  path: '/api/cf/v4/report/add',
  access: 'login',
  summary: 'Reports a case to our staff, with evidence; its fundraiser never learns by whom',
  input: v.strictObject({
    infoUuid,
    reason: v.picklist(reportReasons, say('required')),
    content: wordsBetween(reportLengths.least, reportLengths.most),
    attachments: v.optional(imageIds(mostEvidence), ''),
    realName: v.optional(words(40), ''),
    mobile: v.optional(v.union([empty, mobile], say('mobile')), ''),
  }),
  output: v.object({ reportId: publicId }),
  errors: ['notFound', 'reportOpen', 'idempotencyConflict'],
  idempotent: true,
  budgetPerMinute: 10,
});

const reportView = v.object({
  reportId: publicId,
  infoUuid: publicId,
  title: v.string(),
  reason: v.picklist(reportReasons),
  content: v.string(),
  imageCount: v.number(),
  state: v.picklist(reportStates),
  /** These are staff's words; empty until they answered. */
  answer: v.string(),
  createdAt: v.number(),
  answeredAt: v.nullable(v.number()),
  /** Staff promised to answer by then; null once they did, or while they wait for the family. */
  answerDueAt: v.nullable(v.number()),
});
export type ReportView = v.InferOutput<typeof reportView>;

export const reportList = defineCall({
  path: '/api/cf/v4/report/list',
  access: 'login',
  summary: 'What the viewer reported, newest first, with what became of it',
  forOthers: true,
  input: noInput,
  output: v.object({ list: v.array(reportView) }),
  coalesce: true,
});

export const reportCalls = [reportAdd, reportList];
