import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { anchorId, infoUuid, pageOf, publicId } from '#src/shared/contract/fields.ts';
import { bonfireView, memberView } from './bonfire-view.ts';

const bonfireUuid = publicId;
const none = v.literal('');
const refusals = [
  'notFound',
  'bonfireNotNow',
  'bonfireFull',
  'bonfireNotYours',
  'inBonfire',
] as const;

export const getBonfire = defineCall({
  path: '/api/charity/bonfire/get',
  access: 'open',
  summary: 'A team with its ladder, or the own open one of a case and what could be started there',
  input: v.strictObject({
    infoUuid: v.optional(v.union([none, infoUuid]), ''),
    bonfireUuid: v.optional(v.union([none, bonfireUuid]), ''),
  }),
  output: bonfireView,
  errors: ['notFound'],
});

export const createBonfire = defineCall({
  path: '/api/charity/bonfire/create',
  access: 'login',
  summary: 'Starts a team for a case; sent twice, it is the same team',
  input: v.strictObject({ infoUuid }),
  output: bonfireView,
  errors: refusals,
  budgetPerMinute: 20,
});

export const joinBonfire = defineCall({
  path: '/api/charity/bonfire/join',
  access: 'login',
  summary: 'Joins a team while it has a seat; who gave to the case before counts at once',
  input: v.strictObject({ bonfireUuid }),
  output: bonfireView,
  errors: [...refusals, 'bonfireEnded'],
  budgetPerMinute: 20,
});

export const bonfireMembers = defineCall({
  path: '/api/charity/bonfire/members',
  access: 'open',
  summary: 'Who is in a team, in order of joining',
  forOthers: true,
  input: v.strictObject({ bonfireUuid, anchorId }),
  output: pageOf(memberView),
  errors: ['notFound'],
});

export const bonfireCalls = [getBonfire, createBonfire, joinBonfire, bonfireMembers];
