import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { noOutput, publicId, say } from '#src/shared/contract/fields.ts';
import { leftSlidePositions } from './left-slide.ts';

/** Browsers tell of these. A name more has to be added here, or it is refused. */
const monitorEventTypes = [
  'notLoginCode',
  'apiError400',
  'payApiFail',
  'payGuardFail',
  'pageError404',
  'loadError',
  'styleLoadError',
  'loadTimeout',
  'shareSettingFail',
  'signatureFail',
  'framed',
  'domainTiming',
  'scriptError',
  'clientCrash',
  'leftSlideUnparsable',
  'leftSlideUrlMissing',
  'reportClick',
] as const;

type MonitorEventType = (typeof monitorEventTypes)[number];

/** Ways people take are counted too, and are no errors. */
const waysTaken: readonly MonitorEventType[] = ['notLoginCode', 'reportClick'];
export const isMonitorError = (type: MonitorEventType) => !waysTaken.includes(type);

export const mostEventsAtOnce = 20;

const code = (maxLength: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]*$/), v.maxLength(maxLength)));

/**
 * It never has a body, a query or a person: paths end before the query, words are words of ours.
 */
const monitorEvent = v.strictObject({
  type: v.picklist(monitorEventTypes, say('unknown')),
  path: v.pipe(v.string(), v.regex(/^\/[^\s?#]*$/), v.maxLength(300, say('tooLong'))),
  code: v.optional(v.pipe(v.number(), v.safeInteger())),
  route: code(40),
  reason: code(80),
  requestId: code(64),
});
export type MonitorEvent = v.InferInput<typeof monitorEvent>;

export const monitorReport = defineCall({
  path: '/api/cf/v4/monitor/report',
  body: 'json',
  access: 'open',
  summary: 'Tells what went wrong in a browser; counted by kind and place, without a person',
  beacon: true,
  input: v.strictObject({
    events: v.pipe(
      v.array(monitorEvent, say('malformed')),
      v.minLength(1, say('required')),
      v.maxLength(mostEventsAtOnce, say('tooLong')),
    ),
  }),
  output: noOutput,
  budgetPerMinute: 30,
});

export const leftSlideGetAd = defineCall({
  path: '/api/cf/v4/left-slide/get-ad',
  access: 'open',
  summary: "Another family's case for someone who slides back; off unless the operator turns it on",
  input: v.strictObject({
    posid: v.optional(
      v.picklist(Object.values(leftSlidePositions), say('unknown')),
      leftSlidePositions.standard,
    ),
    infoUuid: v.optional(v.union([v.literal(''), publicId]), ''),
  }),
  output: v.object({
    switch: v.boolean(),
    /** This is an own path; empty when there is no case to show. */
    redirectUrl: v.string(),
    channel: v.string(),
    /** It is opened in so many seconds. */
    time: v.number(),
  }),
});

export const platformCalls = [monitorReport, leftSlideGetAd];
