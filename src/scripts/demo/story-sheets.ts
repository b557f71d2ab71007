import type { SheetInput } from '#src/server/raising/sheet/merge-sheet.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { billOf } from '#src/shared/raising/bill.ts';
import { partsFor } from '#src/shared/raising/parts.ts';
import { partOfSheet, type SheetName, sheetFits } from '#src/shared/raising/sheet-names.ts';
import type { AddedStory } from './add-story.ts';
import type { DemoStory } from './demo-story.ts';
import { gearFieldsOf } from './gear-fields.ts';
import { demoMobile, inventedBankCard } from './invented-numbers.ts';
import type { StoryPhotos } from './keep-papers.ts';
import { isOfAge, personsOf } from './story-persons.ts';

type Filled = { story: DemoStory; index: number; photos: StoryPhotos };
type Persons = ReturnType<typeof personsOf>;

const agreed = true;

/** Answers what the family of a story typed into each of its sheets, in the order of the wizard. */
export function sheetsOf(
  one: Pick<AddedStory, 'story' | 'publishedAt'>,
  { index, photos }: { index: number; photos: StoryPhotos },
): [SheetName, SheetInput][] {
  const { story } = one;
  const filled = { story, index, photos };
  const persons = personsOf(one, index);
  const sheets: Partial<Record<SheetName, SheetInput>> = {
    ...baseSheet(filled),
    ...sickbedSheets(filled, persons),
    ...payeeSheet(filled, persons),
    household: {
      ...{ house: 'one', car: 'none', insurance: 'basic' },
      ...{ income: 4_800_000, savings: 0, debts: 8_000_000 },
    },
    publisher: { ...persons.raiser, attachments: photos.publisher },
    ...dreamSheets(filled, persons),
  };
  const { base, material } = partsFor(story.caseType);
  const asked = [...base, ...material];
  return (Object.entries(sheets) as [SheetName, SheetInput][]).filter(
    ([sheet]) => sheetFits(sheet, story.caseType) && asked.includes(partOfSheet(sheet)),
  );
}

function baseSheet({ story, photos }: Filled): Partial<Record<SheetName, SheetInput>> {
  const { caseType, title, content, province, city, surplus } = story;
  const told = { title, content, province, city, attachments: photos.base };
  const surplusUse = surplus?.use ?? '';
  return {
    dreamBase: { ...told, target: story.targetInFen, surplusUse },
    [caseType === caseTypes.goods ? 'goodsBase' : 'base']: {
      ...gearFieldsOf(story),
      ...{ ...told, caseType, illnessKey: story.illnessKey, disease: story.illness },
      ...{ writtenBy: 'family', targetAmountInFen: story.targetInFen, surplusUse, agreed },
    },
  };
}

/** Answers who is ill, of what, and where. */
function sickbedSheets(
  { story, index, photos }: Filled,
  { patient: person }: Persons,
): Partial<Record<SheetName, SheetInput>> {
  const { treatment, patient, raiser } = story;
  const { diagnosedOn, plan } = treatment;
  return {
    patient: {
      ...{ ...person, attachments: photos.patient, relation: raiser.relation },
      ...{ maritalStatus: patient.age < 20 ? 0 : 1, agreed },
      consent: isOfAge(story) ? 'own' : 'guardian',
    },
    treatment: {
      ...{ disease: story.illness, hospital: story.hospital, diagnosedOn, plan },
      ...{ ...billOf(treatment), attachments: photos.treatment, bills: photos.bills },
    },
    hospital: {
      ...{ department: story.department, ward: '住院部', bedNo: `${10 + index} 床` },
      ...{ doctor: '主管医生', wardPhone: '000-12345678', mayAsk: true },
    },
  };
}

/** Only a dream has these. */
function dreamSheets(
  { story, photos }: Filled,
  { patient, raiser }: Persons,
): Partial<Record<SheetName, SheetInput>> {
  const { relation, organiser } = story.raiser;
  const consent = isOfAge(story) ? 'own' : 'guardian';
  return {
    individual: { ...patient, relation, attachments: photos.patient, consent, agreed },
    origination: {
      ...{ ...raiser, organiser: 'person', licenceNo: '', mobile: '13700000000', agreed },
      words: organiser?.words ?? '',
    },
    confirm: { attachments: photos.materials, words: '' },
  };
}

function payeeSheet(
  { story, index, photos }: Filled,
  { payee: person }: Persons,
): Partial<Record<SheetName, SheetInput>> {
  const { kind, relation, displayName: hospital } = story.payee;
  if (kind === 'hospital') {
    const account = { account: inventedBankCard(index), bankName: '示例银行住院专户' };
    const bedNo = `ZY${String(20_260_000 + index)}`;
    return { hospitalPayee: { ...account, hospital, department: story.department, bedNo, agreed } };
  }
  return {
    payee: {
      ...{ ...person, relation, attachments: photos.payee, consent: 'own', agreed },
      ...{ mobile: demoMobile(index), bankName: '示例银行', bankCard: inventedBankCard(index) },
    },
  };
}
