import { maritalStatuses, relations, storyWriters } from '#src/shared/cases/enumerations.ts';
import { illnessKeys } from '#src/shared/cases/illnesses.ts';
import { gearNumbers } from '#src/shared/kinds/gear-slots.ts';
import { organisers } from '#src/shared/kinds/organisers.ts';
import { billFields } from './bill.ts';
import {
  consentGivers,
  insurances,
  maxPictures,
  personPayees,
  possessions,
} from './sheet-choices.ts';
import {
  choice,
  digits,
  ownName,
  papers,
  type SheetField,
  surplus,
  text,
  tick,
  yuan,
} from './sheet-field.ts';
import type { SheetName } from './sheet-names.ts';

/** As most families need them; the donator is no relation of a fundraiser. */
const relationCodes = Object.values(relations)
  .filter((code) => code !== relations.donator)
  .map(String);

const storyFields: readonly SheetField[] = [
  { kind: 'fixed', name: 'caseType' },
  choice('illnessKey', illnessKeys, true),
  text('disease', 40),
  text('province', 20),
  text('city', 20),
  text('title', 40),
  { kind: 'words', name: 'content', max: 6000, rows: 10 },
  choice('writtenBy', storyWriters),
  { kind: 'photos', name: 'attachments', max: maxPictures, purpose: 'cover' },
  yuan('targetAmountInYuan'),
  surplus,
];

const gearFields = gearNumbers.flatMap((number) => [
  text(`gear${number}Title`, 40),
  yuan(`gear${number}PriceInYuan`),
  digits(`gear${number}Stock`, 4),
]);

/** The fields of each form in their order. */
export const sheetLayout: Readonly<Record<SheetName, readonly SheetField[]>> = {
  base: [...storyFields, tick],
  patient: [
    choice('relation', relationCodes, true),
    text('name', 20),
    digits('idCard', 18),
    choice('maritalStatus', Object.values(maritalStatuses).map(String)),
    papers,
    choice('consent', consentGivers),
    tick,
  ],
  treatment: [
    text('disease', 40),
    text('hospital', 40),
    { kind: 'month', name: 'diagnosedOn' },
    { kind: 'words', name: 'plan', max: 500, rows: 4 },
    ...billFields.map((field) => yuan(field.replace('InFen', 'InYuan'))),
    papers,
  ],
  hospital: [
    text('department', 30),
    text('ward', 30),
    text('bedNo', 20),
    text('doctor', 20),
    digits('wardPhone', 20),
  ],
  payee: [
    choice('relation', personPayees),
    text('name', 20),
    digits('idCard', 18),
    digits('mobile', 13),
    text('bankName', 40),
    digits('bankCard', 23),
    choice('consent', consentGivers),
    tick,
  ],
  hospitalPayee: [
    text('hospital', 40),
    text('department', 30),
    digits('account', 30),
    text('bankName', 40),
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
  ],
  publisher: [ownName, digits('idCard', 18), papers],
  materials: [papers, { kind: 'words', name: 'words', max: 500, rows: 3 }],
  goodsBase: [...storyFields, ...gearFields, tick],
  dreamBase: [
    text('title', 40),
    { kind: 'words', name: 'content', max: 6000, rows: 10 },
    text('province', 20),
    text('city', 20),
    { kind: 'photos', name: 'attachments', max: maxPictures, purpose: 'cover' },
    yuan('targetInYuan'),
    surplus,
  ],
  individual: [
    choice('relation', relationCodes, true),
    text('name', 20),
    digits('idCard', 18),
    choice('consent', consentGivers),
    tick,
  ],
  origination: [
    choice('organiser', organisers),
    text('name', 40),
    text('licenceNo', 30),
    digits('idCard', 18),
    { kind: 'digits', name: 'mobile', max: 13, autocomplete: 'tel-national' },
    { kind: 'words', name: 'words', max: 500, rows: 4 },
    tick,
  ],
  confirm: [papers, { kind: 'words', name: 'words', max: 500, rows: 3 }],
};

export function photosOf(sheet: SheetName): Extract<SheetField, { kind: 'photos' }> | undefined {
  const found = sheetLayout[sheet].find(({ kind }) => kind === 'photos');
  return found?.kind === 'photos' ? found : undefined;
}
