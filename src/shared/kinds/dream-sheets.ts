import * as v from 'valibot';
import { mobile } from '#src/shared/accounts/mobile.ts';
import { raiserRelation } from '#src/shared/cases/raiser-relation.ts';
import { say, words, wordsBetween } from '#src/shared/contract/fields.ts';
import { imageIds } from '#src/shared/media/fields.ts';
import { caseTitle } from '#src/shared/raising/case-title.ts';
import { adultIdentity, anyIdentity } from '#src/shared/raising/identity/identity-fields.ts';
import {
  consentGivers,
  longestStory,
  maxPapers,
  maxPictures,
} from '#src/shared/raising/sheet-choices.ts';
import {
  leftEmpty,
  minTargetInFen,
  photos,
  surplusUse,
  ticked,
  yuanInFen,
} from '#src/shared/raising/sheet-fields.ts';
import { organisers } from './organisers.ts';

/** These are the sheets of a dream: what it is, for whom, who organises it, and what proves it. */
export const dreamSheets = {
  dreamBase: v.object({
    title: caseTitle,
    content: wordsBetween(60, longestStory),
    province: v.optional(words(40), ''),
    city: v.optional(words(40), ''),
    attachments: v.optional(imageIds(maxPictures), []),
    target: v.pipe(yuanInFen(), v.minValue(minTargetInFen, say('targetTooSmall'))),
    surplusUse,
  }),
  individual: v.object({
    relation: raiserRelation,
    ...anyIdentity,
    attachments: photos(maxPapers),
    consent: v.picklist(consentGivers, say('required')),
    agreed: ticked,
  }),
  origination: v.object({
    organiser: v.picklist(organisers, say('required')),
    name: wordsBetween(2, 40),
    /** An organisation gives it; a person gives an identity card in its place. */
    licenceNo: v.optional(words(30), ''),
    idType: adultIdentity.idType,
    idCard: v.optional(v.union([leftEmpty, adultIdentity.idCard], say('idNumber'))),
    mobile,
    words: wordsBetween(10, 500),
    agreed: ticked,
  }),
  confirm: v.object({
    attachments: photos(maxPapers),
    words: v.optional(words(500), ''),
  }),
};
