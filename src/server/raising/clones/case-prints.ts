import type { Database, Trx } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { findParts, type PartRecord } from '#src/server/raising/sheet/part-record.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { identityKeyOf } from '#src/shared/raising/identity/id-types.ts';
import type { RaisePart } from '#src/shared/raising/parts.ts';
import { photosIn } from '#src/shared/raising/photos-in.ts';
import { isTelling, pictureBuckets } from './picture-print.ts';
import { shinglesOf, storyBuckets } from './story-print.ts';

export type Print = {
  kind: 'text' | 'picture' | 'paper' | 'person' | 'account' | 'name';
  band: number;
  bucket: string;
  print: string;
};

/** This is what a case is compared by. */
export type CasePrints = { shingles: ReadonlySet<string>; prints: Print[] };

const whole = (kind: Print['kind'], bucket: string, print = ''): Print => ({
  ...{ kind, band: 0, bucket, print },
});

/** Takes prints of what was sent to the desk or passed; drafts are nobody's matter. */
export async function casePrintsOf(
  db: Database | Trx,
  keys: Keys,
  caseId: string,
): Promise<CasePrints> {
  const parts = await findParts(db, keys, caseId);
  const shingles = shinglesOf(storyOf(sent(parts.get('base'))));
  const prints = [
    ...textPrints(shingles),
    ...personPrints(keys, parts),
    ...(await imagePrints(db, parts)),
  ];
  return { shingles, prints: unique(prints) };
}

export function textPrints(shingles: ReadonlySet<string>): Print[] {
  return storyBuckets(shingles).map((bucket, band) => ({
    ...{ kind: 'text' as const, band, bucket, print: '' },
  }));
}

function storyOf(fields: Record<string, unknown> | undefined): string {
  return fields ? `${fields.title}\n${fields.content}` : '';
}

function sent(record: PartRecord | undefined): Record<string, unknown> | undefined {
  const { submitted, passed } = infoReviewStatuses;
  const isSent = record?.status === submitted || record?.status === passed;
  return isSent ? record.saved?.fields : undefined;
}

/** Names are no likeness: many people share one, and the desk finds a case by it. */
export function bucketOfName(keys: Keys, name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  return keys.blindIndex('name', plain);
}

/** Takes the same three indexes by which a secret is found elsewhere, never the secret. */
function personPrints(keys: Keys, parts: ReadonlyMap<RaisePart, PartRecord>): Print[] {
  const prints: Print[] = [];
  for (const role of ['patient', 'publisher', 'payee'] as const) {
    const fields = sent(parts.get(role));
    if (typeof fields?.idCard === 'string')
      prints.push(whole('person', keys.blindIndex('id-card', identityKeyOf(fields)), role));
    if (typeof fields?.name === 'string')
      prints.push(whole('name', bucketOfName(keys, fields.name), role));
    const account = fields?.bankCard;
    if (typeof account === 'string')
      prints.push(whole('account', keys.blindIndex('account', account)));
  }
  return prints;
}

/**
 * Compares story pictures by how they look; papers all look alike, so only the very same file
 * counts.
 */
async function imagePrints(
  db: Database | Trx,
  parts: ReadonlyMap<RaisePart, PartRecord>,
): Promise<Print[]> {
  const idsOf = (part: RaisePart) => {
    const sheet = parts.get(part)?.saved?.sheet;
    const photos = sheet ? photosIn(sheet, sent(parts.get(part))) : [];
    return photos.flatMap(({ imageIds }) => imageIds);
  };
  const pictureIds = idsOf('base');
  const paperIds = (['patient', 'treatment', 'publisher', 'materials'] as const).flatMap(idsOf);
  const imageIds = [...pictureIds, ...paperIds];
  if (imageIds.length === 0) return [];
  const rows = await db
    .selectFrom('images')
    .select(['id', 'perceptual_hash', 'bytes_hash'])
    .where('id', 'in', imageIds)
    .execute();
  return rows.flatMap(({ id, perceptual_hash: hash, bytes_hash: bytes }) => {
    if (!pictureIds.includes(id)) return [whole('paper', bytes)];
    if (!isTelling(hash)) return [];
    return pictureBuckets(hash).map((bucket) => ({
      ...{ kind: 'picture' as const, ...bucket, print: hash },
    }));
  });
}

function unique(prints: readonly Print[]): Print[] {
  const byKey = new Map(
    prints.map((one) => [[one.kind, one.band, one.bucket, one.print].join(' '), one]),
  );
  return [...byKey.values()];
}

/** Replaces what a case is found by. */
export async function writePrints(
  trx: Trx,
  caseId: string,
  prints: readonly Print[],
): Promise<void> {
  await trx.deleteFrom('story_prints').where('case_id', '=', caseId).execute();
  if (prints.length === 0) return;
  await trx
    .insertInto('story_prints')
    .values(prints.map((print) => ({ ...print, case_id: caseId })))
    .execute();
}
