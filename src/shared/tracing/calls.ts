import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, say, words } from '#src/shared/contract/fields.ts';
import { allocation } from './allocation.ts';

const oneCase = v.strictObject({ infoUuid });
const read = { access: 'open', errors: ['notFound'], coalesce: true } as const;

export const summariesAllocation = defineCall({
  path: '/api/summaries/allocation',
  summary: 'Where the gifts of a case are, by the ledger, and its withdrawals from their notice on',
  forOthers: true,
  input: oneCase,
  output: allocation,
  ...read,
});

export const getSellAndPayList = defineCall({
  path: '/api/cf/v4/detail/get-sell-and-pay-list',
  summary: 'Receipts of what a family sold and paid, as masked pictures, newest first',
  forOthers: true,
  input: oneCase,
  output: v.array(v.object({ submitTime: v.number(), images: v.array(v.string()) })),
  ...read,
});

export const getDiseaseKnowledgeStatus = defineCall({
  path: '/api/cf/v4/detail/get-disease-knowledge-status',
  summary: "What is usual for the case's illness; null for a group that nothing is known of",
  forOthers: true,
  input: oneCase,
  output: v.object({
    diseaseCode: v.nullable(v.string()),
    userfulDiseaseNorm: v.nullable(v.string()),
    diseaseNormShip: v.nullable(v.string()),
  }),
  ...read,
});

export const getMedicalCount = defineCall({
  path: '/api/cf/v4/detail/get-medical-count',
  summary: 'How many medical papers of a case are shown',
  forOthers: true,
  input: oneCase,
  output: v.object({ count: v.number() }),
  ...read,
});

/** We decide what `ds` counts: the paid gifts of a case. */
export const orderCountDs = defineCall({
  path: '/api/cf/v4/order/count-ds',
  summary: 'How many paid gifts a case has',
  forOthers: true,
  input: oneCase,
  output: v.object({ count: v.number() }),
  ...read,
});

export const orderCityCount = defineCall({
  path: '/api/cf/v4/order/city-count',
  method: 'GET',
  access: 'open',
  summary: 'How many paid gifts the public cases of a city have',
  forOthers: true,
  input: v.strictObject({ city: v.pipe(words(40), v.nonEmpty(say('required'))) }),
  output: v.object({ count: v.number() }),
  coalesce: true,
});

export const tracingCalls = [
  summariesAllocation,
  getSellAndPayList,
  getDiseaseKnowledgeStatus,
  getMedicalCount,
  orderCountDs,
  orderCityCount,
];
