import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { writePart } from '#src/server/raising/sheet/part-record.ts';
import type { Services } from '#src/server/services.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { billOf } from '#src/shared/raising/bill.ts';
import type { PayeeAccount } from '#src/shared/raising/payee-account.ts';
import {
  partOfSheet,
  type SheetName,
  sheetFits,
  sheetFor,
} from '#src/shared/raising/sheet-names.ts';
import type { SheetContent } from '#src/shared/raising/sheets.ts';
import { accountOf } from './add-payee.ts';
import type { AddedStory } from './add-story.ts';
import type { DemoStory } from './demo-story.ts';
import { gearFieldsOf } from './gear-fields.ts';
import { inventedIdCard } from './invented-numbers.ts';

const hourMs = 3_600_000;
type Sheets = { [S in SheetName]?: Partial<SheetContent<S>> };

/** Gives a story the sheets its family filled in, all passed, so that they can be looked at again. */
export async function addParts(
  { db, keys }: Services,
  { story, caseId, publishedAt }: AddedStory,
  { index, images }: { index: number; images: string[] },
): Promise<void> {
  const now = publishedAt - hourMs;
  await inTransaction(db, async (trx: Trx) => {
    for (const [name, fields] of Object.entries(sheetsOf(story, { index, images }))) {
      const sheet = name as SheetName;
      const change = { saved: { sheet, fields }, status: infoReviewStatuses.passed, passedAt: now };
      if (!sheetFits(sheet, story.caseType)) continue;
      await writePart(trx, keys, { caseId, part: partOfSheet(sheet), version: 0, ...change, now });
    }
  });
}

/** The papers of the seed are files without an upload behind them. */
const attachments: string[] = [];
const wholeYuan = (amountInFen: number) => Math.round(amountInFen / 100) * 100;

function sheetsOf(
  story: DemoStory,
  { index, images }: { index: number; images: string[] },
): Sheets {
  const { patient, raiser } = story;
  const birthYear = 2026 - patient.age;
  const idCard = inventedIdCard(
    `${birthYear}0612`,
    patient.gender === 'male' ? 2 * index + 1 : 2 * index,
  );
  return {
    [sheetFor('base', story.caseType)]: {
      ...gearFieldsOf(story),
      ...{ caseType: story.caseType, illnessKey: story.illnessKey, disease: story.illness },
      ...{ province: story.province, city: story.city, title: story.title },
      ...{ content: story.content, writtenBy: 'family', attachments: images, agreed: true },
      ...{ targetAmountInFen: wholeYuan(story.targetInFen), surplusUse: story.surplus?.use ?? '' },
    },
    ...sickbedSheets(story, { index, idCard }),
    ...payeeSheet(accountOf(story, index)),
    household: {
      ...{ house: 'one', car: 'none', insurance: 'basic' },
      ...{ income: 4_800_000, savings: 0, debts: 8_000_000 },
    },
    publisher: {
      name: `${raiser.name.slice(0, 1)}某某`,
      ...{ idCard: inventedIdCard('19860203', index), attachments },
    },
    ...dreamSheets(story, idCard),
  };
}

/** Who is ill, of what, and where. */
function sickbedSheets(
  story: DemoStory,
  { index, idCard }: { index: number; idCard: string },
): Sheets {
  const { treatment, patient, raiser } = story;
  const { diagnosedOn, plan } = treatment;
  return {
    patient: {
      ...{ name: `${patient.displayName.slice(0, 1)}某某`, idCard, attachments },
      ...{ relation: raiser.relation, maritalStatus: patient.age < 20 ? 0 : 1 },
      ...{ consent: patient.age < 18 ? 'guardian' : 'own', agreed: true },
    },
    treatment: {
      ...{ disease: story.illness, hospital: story.hospital, diagnosedOn, plan, attachments },
      ...billOf(treatment),
    },
    hospital: {
      ...{ department: story.department, ward: '住院部', bedNo: `${10 + index} 床` },
      ...{ doctor: '主管医生', wardPhone: '000-12345678', mayAsk: true },
    },
  };
}

/** Only a dream has these. */
function dreamSheets({ patient, raiser }: DemoStory, idCard: string): Sheets {
  const name = `${patient.displayName.slice(0, 1)}某某`;
  return {
    individual: {
      ...{ name, idCard, relation: raiser.relation, attachments, consent: 'own', agreed: true },
    },
    origination: {
      ...{ organiser: 'person', name: raiser.name, licenceNo: '', idCard, mobile: '13700000000' },
      ...{ words: raiser.organiser?.words ?? '', agreed: true },
    },
    confirm: { attachments, words: '' },
  };
}

function payeeSheet(account: PayeeAccount): Sheets {
  const { kind, ...fields } = account;
  if (kind === 'hospital') return { hospitalPayee: { ...fields, agreed: true } };
  return {
    payee: { ...fields, attachments, consent: 'own', agreed: true } as SheetContent<'payee'>,
  };
}
