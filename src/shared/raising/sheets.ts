import * as v from 'valibot';
import { mobile } from '#src/shared/accounts/mobile.ts';
import { caseTypes, maritalStatuses, storyWriters } from '#src/shared/cases/enumerations.ts';
import { illnessKeys } from '#src/shared/cases/illnesses.ts';
import { raiserRelation } from '#src/shared/cases/raiser-relation.ts';
import { flag, say, words, wordsBetween } from '#src/shared/contract/fields.ts';
import { dreamSheets } from '#src/shared/kinds/dream-sheets.ts';
import { gearSlots } from '#src/shared/kinds/gear-slots.ts';
import { imageIds } from '#src/shared/media/fields.ts';
import { bankCard } from './bank-card.ts';
import { billFields } from './bill.ts';
import { caseTitle } from './case-title.ts';
import { adultIdentity, anyIdentity } from './identity/identity-fields.ts';
import { relationPapers } from './relation-papers.ts';
import {
  consentGivers,
  insurances,
  longestStory,
  maxPapers,
  maxPictures,
  personPayees,
  possessions,
} from './sheet-choices.ts';
import {
  codeOf,
  hospitalAccount,
  leftEmpty,
  minTargetInFen,
  month,
  photos,
  surplusUse,
  ticked,
  wardPhone,
  yuanInFen,
} from './sheet-fields.ts';
import type { SheetName } from './sheet-names.ts';

export { minTargetInFen };

const consent = v.picklist(consentGivers, say('required'));

const baseEntries = {
  caseType: codeOf(Object.values(caseTypes)),
  illnessKey: v.picklist(illnessKeys, say('required')),
  disease: wordsBetween(2, 80),
  province: wordsBetween(2, 40),
  city: wordsBetween(2, 40),
  title: caseTitle,
  content: wordsBetween(60, longestStory),
  writtenBy: v.picklist(storyWriters, say('required')),
  attachments: photos(maxPictures),
  targetAmountInFen: v.pipe(yuanInFen(), v.minValue(minTargetInFen, say('targetTooSmall'))),
  surplusUse,
  agreed: ticked,
};

/** This is an account of a person. */
const personAccount = {
  relation: v.picklist(personPayees, say('required')),
  relationPaper: v.optional(v.union([leftEmpty, v.picklist(relationPapers)], say('unknown'))),
  ...adultIdentity,
  mobile,
  bankName: wordsBetween(4, 80),
  bankCard,
  consent,
  agreed: ticked,
};

/** This is the same where it takes another's place, with papers of its own. */
export const changedAccount = { ...personAccount, papers: photos(maxPapers) };

/**
 * A family fills these in, one sheet a form: the fields of its call, all of which have to be there
 * and right before it can be submitted.
 */
export const sheets = {
  base: v.object(baseEntries),
  patient: v.object({
    ...anyIdentity,
    relation: raiserRelation,
    maritalStatus: codeOf(Object.values(maritalStatuses)),
    attachments: photos(maxPapers),
    consent,
    agreed: ticked,
  }),
  treatment: v.object({
    disease: wordsBetween(2, 80),
    hospital: wordsBetween(4, 80),
    diagnosedOn: month,
    plan: wordsBetween(4, 500),
    ...v.entriesFromList(billFields, yuanInFen()),
    attachments: photos(maxPapers),
    bills: v.optional(imageIds(maxPapers), []),
  }),
  hospital: v.object({
    department: wordsBetween(2, 60),
    ward: wordsBetween(1, 60),
    bedNo: wordsBetween(1, 20),
    doctor: wordsBetween(2, 40),
    wardPhone,
    mayAsk: v.optional(flag, '0'),
  }),
  payee: v.object({ ...personAccount, attachments: photos(maxPapers) }),
  hospitalPayee: v.object({
    hospital: wordsBetween(4, 80),
    department: wordsBetween(2, 60),
    account: hospitalAccount,
    bankName: wordsBetween(4, 80),
    bedNo: wordsBetween(1, 20),
    agreed: ticked,
  }),
  household: v.object({
    house: v.picklist(possessions, say('required')),
    car: v.picklist(possessions, say('required')),
    insurance: v.picklist(insurances, say('required')),
    income: yuanInFen(),
    savings: yuanInFen(),
    debts: yuanInFen(),
    attachments: v.optional(imageIds(maxPapers), []),
  }),
  publisher: v.object({ ...adultIdentity, attachments: photos(maxPapers) }),
  materials: v.object({ attachments: photos(maxPapers), words: v.optional(words(500), '') }),
  goodsBase: v.object({ ...baseEntries, ...gearSlots }),
  ...dreamSheets,
};

export type SheetContent<S extends SheetName> = v.InferOutput<(typeof sheets)[S]>;

/**
 * These stay as they are once they passed review; a changed account takes the way of bank changes.
 */
export const fixedOnceReviewed: Readonly<Partial<Record<SheetName, readonly string[]>>> = {
  base: ['caseType'],
  goodsBase: ['caseType'],
  patient: Object.keys(anyIdentity),
  individual: Object.keys(anyIdentity),
  origination: ['organiser', 'name', 'idType', 'idCard'],
  publisher: Object.keys(adultIdentity),
  payee: Object.keys(sheets.payee.entries),
  hospitalPayee: Object.keys(sheets.hospitalPayee.entries),
};
