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
import { photosIn } from '#src/shared/raising/photos-in.ts';
import type { RelationPaper } from '#src/shared/raising/relation-papers.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';

type Rule = {
  name: ComparisonName;
  /**
   * This is the field of the photos it is compared with; where there are none, nobody can have seen
   * them.
   */
  photos?: string;
  /** It only says more about the case, if the family allows it by this field. */
  allowedBy?: string;
  notIf?(fields: SavedSheet['fields']): boolean;
};

/** Nobody has to prove who they are to themselves. */
const isPatient = ({ relation }: SavedSheet['fields']) => relation === 'self';

/** Only food that was made needs a licence, whose number anybody can look up. */
const offersFood = (fields: SavedSheet['fields']) =>
  gearsOf(fields as GearFields).some(({ kind }) => kind === 'food');

const rulesOfSheet: Partial<Record<SheetName, readonly Rule[]>> = {
  patient: [{ name: 'identityCard', photos: 'attachments' }],
  individual: [{ name: 'identityCard', photos: 'attachments' }],
  treatment: [
    { name: 'diagnosis', photos: 'attachments' },
    { name: 'bills', photos: 'bills' },
  ],
  hospital: [{ name: 'wardCall', allowedBy: 'mayAsk' }],
  payee: [
    { name: 'payeeCard', photos: 'attachments' },
    { name: 'payeeRelation', photos: 'attachments', notIf: isPatient },
    { name: 'payeeBankCard', photos: 'attachments' },
  ],
  hospitalPayee: [{ name: 'hospitalAccount' }],
  household: [{ name: 'receipts', photos: 'attachments' }],
  goodsBase: [{ name: 'foodLicence', notIf: (fields) => !offersFood(fields) }],
};

type Asked = { caseId: string; stage: RaiseStage };

/** Finds what staff compare of the parts that wait. */
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
  const photos = photosIn(saved.sheet, saved.fields);
  const idsOf = (name: string) => photos.find(({ field }) => field === name)?.imageIds ?? [];
  return comparisonsOf(saved, idsOf).map((one) => ({ ...one, part }));
}

/**
 * Finds them by the rules of a sheet, whether it came with the others or takes their place later.
 */
export function comparisonsOf(
  { sheet, fields }: SavedSheet,
  idsOf: (field: string) => readonly string[],
): ReviewComparison[] {
  return (rulesOfSheet[sheet] ?? [])
    .filter(({ notIf }) => !notIf?.(fields))
    .map(({ photos, ...rule }) => ({ ...rule, photos, imageIds: photos ? idsOf(photos) : [] }))
    .filter(({ photos, allowedBy, imageIds }) =>
      allowedBy ? fields[allowedBy] === true : !photos || imageIds.length > 0,
    )
    .map(({ name, allowedBy, imageIds }) => ({
      ...{ name, needed: allowedBy === undefined, imageIds },
      ...(name === 'payeeRelation' && { paper: fields.relationPaper as RelationPaper | undefined }),
    }));
}
