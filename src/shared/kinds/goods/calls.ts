import * as v from 'valibot';
import { casePhases } from '#src/shared/cases/case-phases.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, noInput, wholeNumber } from '#src/shared/contract/fields.ts';
import { gearView } from '#src/shared/kinds/gear-view.ts';
import { savingErrors } from '#src/shared/raising/saving/calls.ts';
import { sheets } from '#src/shared/raising/sheets.ts';
import { address, addressFields } from './address.ts';

const oneCase = v.strictObject({ infoUuid });

export const goodsDetail = defineCall({
  path: '/api/cf/v4/goods/detail/get',
  access: 'open',
  summary: 'A goods case with what it offers',
  forOthers: true,
  input: oneCase,
  output: v.object({
    infoUuid: v.string(),
    title: v.string(),
    content: v.string(),
    phase: v.picklist(casePhases),
    raisedInFen: v.number(),
    targetInFen: v.number(),
    donationCount: v.number(),
    gears: v.array(gearView),
  }),
  errors: ['notFound'],
  coalesce: true,
});

export const gearList = defineCall({
  path: '/api/cf/v4/goods/gear/get-list',
  access: 'open',
  summary: 'What a goods case offers, and how many pieces are left',
  forOthers: true,
  input: oneCase,
  output: v.array(gearView),
  errors: ['notFound'],
  coalesce: true,
});

export const addressSave = defineCall({
  path: '/api/cf/v4/goods/address/save',
  access: 'login',
  summary: 'Keeps where the viewer wants things sent',
  input: v.strictObject(addressFields),
  output: address,
  budgetPerMinute: 20,
});

export const addressGet = defineCall({
  path: '/api/cf/v4/goods/address/get',
  access: 'login',
  summary: 'Where the viewer wants things sent; null while they never said',
  forOthers: true,
  input: noInput,
  output: v.nullable(address),
});

export const goodsAddBase = defineCall({
  path: '/api/cf/v4/goods/update/add-or-update-base-info',
  access: 'owner',
  aides: true,
  summary: 'Saves base info and up to four things to choose of a case that was begun',
  input: v.strictObject({
    infoUuid,
    ...v.partial(sheets.goodsBase).entries,
    basedOn: v.optional(wholeNumber(0, 1_000_000_000)),
  }),
  output: v.object({ infoUuid: v.string() }),
  errors: [...savingErrors, 'otherKind'],
  budgetPerMinute: 40,
});

export const goodsCalls = [goodsDetail, gearList, addressSave, addressGet, goodsAddBase];
