import { maritalStatuses } from '#src/shared/cases/enumerations.ts';
import { shownRelations } from '#src/shared/cases/raiser-relation.ts';
import { gearLayout } from '#src/shared/kinds/gear-layout.ts';
import { organisers } from '#src/shared/kinds/organisers.ts';
import { mostTitleWidth } from './case-title.ts';
import { adultIdentity, anyIdentity, storyFields } from './common-fields.ts';
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
  bills,
  choice,
  costsOf,
  digits,
  identityPapers,
  ownName,
  papers,
  payeePapers,
  photos,
  type SheetField,
  surplus,
  text,
  tick,
  yuan,
} from './sheet-field.ts';
import type { SheetName } from './sheet-names.ts';

/** The fields of each form stand in their order. */
export const sheetLayout: Readonly<Record<SheetName, readonly SheetField[]>> = {
  base: [...storyFields, tick],
  patient: [
    choice('relation', shownRelations, true),
    text('name', 60),
    ...anyIdentity,
    choice('maritalStatus', Object.values(maritalStatuses).map(String)),
    identityPapers,
    choice('consent', consentGivers),
    tick,
  ],
  treatment: [
    text('hospital', 80),
    { ...text('disease', 80), apart: true },
    { kind: 'month', name: 'diagnosedOn' },
    { kind: 'words', name: 'plan', max: 500, rows: 4 },
    papers,
    ...costsOf('SoFar').flatMap((cost, at) => (at === 0 ? [cost, bills] : [cost])),
    ...costsOf('Ahead'),
  ],
  hospital: [
    text('department', 60),
    text('ward', 60),
    text('bedNo', 20),
    text('doctor', 40),
    digits('wardPhone', 20),
  ],
  payee: [
    choice('relation', personPayees),
    text('name', 60),
    ...adultIdentity,
    digits('mobile', 20),
    text('bankName', 80),
    digits('bankCard', 23),
    ...payeePapers,
    choice('consent', consentGivers),
    tick,
  ],
  hospitalPayee: [
    text('hospital', 80),
    text('department', 60),
    digits('account', 30),
    text('bankName', 80),
    text('bedNo', 20),
    tick,
  ],
  household: [
    choice('house', possessions),
    choice('car', possessions),
    choice('insurance', insurances),
    yuan('incomeInYuan'),
    yuan('savingsInYuan'),
    yuan('debtsInYuan'),
    photos(maxPapers, 'sellAndPay'),
  ],
  publisher: [ownName, ...adultIdentity, identityPapers],
  materials: [papers, { kind: 'words', name: 'words', max: 500, rows: 3 }],
  goodsBase: [...storyFields, ...gearLayout, tick],
  dreamBase: [
    text('title', mostTitleWidth),
    { kind: 'words', name: 'content', max: longestStory, rows: 10 },
    text('province', 40),
    text('city', 40),
    photos(maxPictures, 'cover'),
    yuan('targetInYuan'),
    surplus,
  ],
  individual: [
    choice('relation', shownRelations, true),
    text('name', 60),
    ...anyIdentity,
    identityPapers,
    choice('consent', consentGivers),
    tick,
  ],
  origination: [
    choice('organiser', organisers),
    text('name', 40),
    text('licenceNo', 30),
    ...adultIdentity,
    { kind: 'digits', name: 'mobile', max: 20, autocomplete: 'tel-national' },
    { kind: 'words', name: 'words', max: 500, rows: 4 },
    tick,
  ],
  confirm: [papers, { kind: 'words', name: 'words', max: 500, rows: 3 }],
};

/** They are asked for there, each for what it is there to show. */
export function photosOf(sheet: SheetName): Extract<SheetField, { kind: 'photos' }>[] {
  return sheetLayout[sheet].flatMap((field) => (field.kind === 'photos' ? [field] : []));
}
