import type { Database, Trx } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import {
  findParts,
  type PartRecord,
  type SavedSheet,
} from '#src/server/raising/sheet/part-record.ts';
import type { ReviewComparison } from '#src/server/review/review-queue.ts';
import { type ComparisonName, infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { type GearFields, gearsOf } from '#src/shared/kinds/gear-slots.ts';
import { partsFor, type RaiseStage } from '#src/shared/raising/parts.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';

type Rule = {
  name: ComparisonName;
  /** Compared with the photos of its sheet; where there are none, nobody can have seen them. */
  onPaper: boolean;
  /** What only says more about the case, if the family allows it by this field. */
  allowedBy?: string;
  notIf?(fields: SavedSheet['fields']): boolean;
};

/** Nobody has to prove who they are to themselves. */
const isPatient = ({ relation }: SavedSheet['fields']) => relation === 'self';

/** Only food that was made needs a licence, whose number anybody can look up. */
const offersFood = (fields: SavedSheet['fields']) =>
  gearsOf(fields as GearFields).some(({ kind }) => kind === 'food');

const rulesOfSheet: Partial<Record<SheetName, readonly Rule[]>> = {
  patient: [{ name: 'identityCard', onPaper: true }],
  individual: [{ name: 'identityCard', onPaper: true }],
  treatment: [
    { name: 'diagnosis', onPaper: true },
    { name: 'bills', onPaper: true },
  ],
  hospital: [{ name: 'wardCall', onPaper: false, allowedBy: 'mayAsk' }],
  payee: [
    { name: 'payeeCard', onPaper: true },
    { name: 'payeeRelation', onPaper: true, notIf: isPatient },
    { name: 'payeeBankCard', onPaper: true },
  ],
  hospitalPayee: [{ name: 'hospitalAccount', onPaper: false }],
  household: [{ name: 'receipts', onPaper: true }],
  goodsBase: [{ name: 'foodLicence', onPaper: false, notIf: (fields) => !offersFood(fields) }],
};

type Asked = { caseId: string; stage: RaiseStage };

/** What staff compare of the parts that wait. */
export async function findComparisons(
  db: Database | Trx,
  keys: Keys,
  { caseId, stage }: Asked,
): Promise<ReviewComparison[]> {
  const { case_type: caseType } = await db
    .selectFrom('cases')
    .select('case_type')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const parts = await findParts(db, keys, caseId);
  return partsFor(caseType)[stage].flatMap((part) => {
    const record = parts.get(part);
    return record?.status === infoReviewStatuses.submitted ? comparisonsOfPart(record) : [];
  });
}

function comparisonsOfPart({ part, saved }: PartRecord): ReviewComparison[] {
  if (!saved) return [];
  const { attachments } = saved.fields;
  const photos = Array.isArray(attachments) ? (attachments as string[]) : [];
  return comparisonsOf(saved, photos).map((one) => ({ ...one, part }));
}

/** By the rules of a sheet, whether it came with the others or takes their place later. */
export function comparisonsOf(
  { sheet, fields }: SavedSheet,
  photos: readonly string[],
): ReviewComparison[] {
  return (rulesOfSheet[sheet] ?? [])
    .filter(({ notIf }) => !notIf?.(fields))
    .filter(({ onPaper, allowedBy }) =>
      allowedBy ? fields[allowedBy] === true : !onPaper || photos.length > 0,
    )
    .map(({ name, onPaper, allowedBy }) => ({
      ...{ name, needed: allowedBy === undefined },
      imageIds: onPaper ? photos : [],
    }));
}
