import type { Database } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { type Likeness, type LikenessKind, likenessKinds } from '#src/shared/raising/likeness.ts';
import type { CasePrints, Print } from './case-prints.ts';
import { findStory } from './find-story.ts';
import { bitsApart, bucketsToSearch, mostBitsApart } from './picture-print.ts';
import { likenessOf, shinglesOf } from './story-print.ts';

/** Stories that share so much are worth a look. */
const alikeFrom = 0.5;
/** These are limits, so that a bucket many cases fell into costs no more than another. */
const mostOfBucket = 200;
const mostStories = 20;
/** More tasks about one case tell staff nothing new. */
const mostHits = 5;

export type AlikeCase = { otherCaseId: string; likenesses: Likeness[] };

type Found = Map<string, Map<LikenessKind, number>>;
type Compared = CasePrints & { caseId: string };
type Printed = Pick<Compared, 'caseId' | 'prints'>;

/** Finds other cases that are like this one, the most alike first. */
export async function findAlike(
  { db, keys }: { db: Database; keys: Keys },
  compared: Compared,
): Promise<AlikeCase[]> {
  const found = await findSharing(db, compared);
  await findStories(db, keys, { compared, found });
  await dropSameFamily(db, compared.caseId, found);
  const alike = [...found].map(([otherCaseId, kinds]) => ({
    otherCaseId,
    likenesses: likenessKinds.flatMap((kind) => {
      const amount = kinds.get(kind);
      return amount === undefined ? [] : [{ kind, amount }];
    }),
  }));
  return alike.sort((one, other) => strengthOf(other) - strengthOf(one)).slice(0, mostHits);
}

/**
 * Finds other cases with a person, an account, a paper or a picture of this one; words are left
 * out.
 */
export async function findSharing(db: Database, printed: Printed): Promise<Found> {
  const found: Found = new Map();
  await findSame(db, printed, found);
  await findPictures(db, printed, found);
  return found;
}

function strengthOf({ likenesses }: AlikeCase): number {
  return likenesses.reduce((sum, { kind, amount }) => {
    const weight = kind === 'text' ? amount / 10 : 5 * Math.min(amount, 3);
    return sum + weight;
  }, 0);
}

function note(found: Found, caseId: string, kind: LikenessKind, amount: number): void {
  const kinds = found.get(caseId) ?? new Map<LikenessKind, number>();
  kinds.set(kind, amount);
  found.set(caseId, kinds);
}

function selectPrints(db: Database, { kind, band }: Pick<Print, 'kind' | 'band'>) {
  return db
    .selectFrom('story_prints')
    .select(['case_id', 'bucket', 'print'])
    .where('kind', '=', kind)
    .where('band', '=', band)
    .limit(mostOfBucket);
}

/** Persons, accounts and papers are the same or not. */
async function findSame(db: Database, { caseId, prints }: Printed, found: Found): Promise<void> {
  for (const kind of ['person', 'account', 'paper'] as const) {
    const buckets = prints.filter((print) => print.kind === kind).map(({ bucket }) => bucket);
    if (buckets.length === 0) continue;
    const rows = await selectPrints(db, { kind, band: 0 })
      .where('bucket', 'in', [...new Set(buckets)])
      .where('case_id', '<>', caseId)
      .execute();
    for (const [otherCaseId, same] of Map.groupBy(rows, ({ case_id }) => case_id)) {
      note(found, otherCaseId, kind, new Set(same.map(({ bucket }) => bucket)).size);
    }
  }
}

async function findPictures(
  db: Database,
  { caseId, prints }: Printed,
  found: Found,
): Promise<void> {
  const hashes = new Set(prints.filter(({ kind }) => kind === 'picture').map(({ print }) => print));
  const seen = new Map<string, Set<string>>();
  for (const hash of hashes) {
    for (const { band, buckets } of bucketsToSearch(hash)) {
      const rows = await selectPrints(db, { kind: 'picture', band })
        .where('bucket', 'in', buckets)
        .where('case_id', '<>', caseId)
        .execute();
      for (const row of rows) {
        if (bitsApart(hash, row.print) > mostBitsApart) continue;
        seen.set(row.case_id, (seen.get(row.case_id) ?? new Set()).add(hash));
      }
    }
  }
  for (const [otherCaseId, pictures] of seen) note(found, otherCaseId, 'picture', pictures.size);
}

/** Buckets say who may be alike; the words themselves say how much. */
async function findStories(
  db: Database,
  keys: Keys,
  { compared, found }: { compared: Compared; found: Found },
): Promise<void> {
  const { caseId, prints, shingles } = compared;
  const meetings = new Map<string, number>();
  for (const { kind, band, bucket } of prints) {
    if (kind !== 'text') continue;
    const rows = await selectPrints(db, { kind, band })
      .where('bucket', '=', bucket)
      .where('case_id', '<>', caseId)
      .execute();
    for (const { case_id } of rows) meetings.set(case_id, (meetings.get(case_id) ?? 0) + 1);
  }
  const nearest = [...meetings].sort(([, one], [, other]) => other - one).slice(0, mostStories);
  for (const [otherCaseId] of nearest) {
    const story = await findStory(db, keys, otherCaseId);
    const likeness = likenessOf(shingles, shinglesOf(`${story?.title}\n${story?.content}`));
    if (likeness >= alikeFrom) note(found, otherCaseId, 'text', Math.round(likeness * 100));
  }
}

/** A family that asks again for the same patient, after its first case ended, is no clone. */
async function dropSameFamily(db: Database, caseId: string, found: Found): Promise<void> {
  if (found.size === 0) return;
  const rows = await db
    .selectFrom('cases')
    .select(['id', 'owner_user_id', 'patient_index'])
    .where('id', 'in', [caseId, ...found.keys()])
    .execute();
  const own = rows.find(({ id }) => id === caseId);
  for (const { id, owner_user_id, patient_index } of rows) {
    const isSame = owner_user_id === own?.owner_user_id && patient_index === own.patient_index;
    if (isSame && patient_index !== null) found.delete(id);
  }
}
