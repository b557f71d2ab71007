import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { say, wholeNumber } from '#src/shared/contract/fields.ts';
import { storeConfigIds } from './store-config.ts';

/** A device is shown these notices of ours. A name more has to be added here, or it is refused. */
export const promoNames = ['firstScreen', 'leftSlide'] as const;
export type PromoName = (typeof promoNames)[number];

/** Clients append it, so that nothing on the way answers with what held before. */
const timestamp = v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER));

export const basicStoreGet = defineCall({
  path: '/api/frame/basic/store/v1/get',
  access: 'open',
  summary: 'What the operator set for one part of the site; nothing in it is secret',
  input: v.strictObject({
    activity_id: v.picklist(storeConfigIds, say('unknown')),
    timestamp,
  }),
  output: v.record(v.string(), v.union([v.number(), v.boolean()])),
  coalesce: true,
});

export const uvGet = defineCall({
  path: '/api/frame/uv/get',
  access: 'open',
  summary: 'Counts a person or device once a day, and tells how many came today',
  input: v.strictObject({ bizId: v.picklist(promoNames, say('unknown')) }),
  output: v.object({ uv: v.number() }),
  budgetPerMinute: 60,
});

export const frameCalls = [basicStoreGet, uvGet];
