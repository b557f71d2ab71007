import type { Trx } from '#src/server/db/database.ts';
import { fromJson, toJson } from '#src/server/db/json.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { ReviewField, ReviewQueue } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import { type Locale, locales } from '#src/shared/platform/locale.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import type { FieldSince } from '#src/shared/review/task-view.ts';

/**
 * This is a field by what it is compared with; what is no secret also as staff read it, in each
 * language.
 */
type SeenField = { digest: string; shown?: Partial<Record<Locale, string>> };
export type SeenFields = Record<string, SeenField>;

type RefusedContent = {
  fields: SeenFields;
  /** This is what the family was told, by name of the refused field. */
  refusals: Record<string, string>;
  words: string;
};

const place = 'review_tasks.refused_sealed';

type Refused = { keys: Keys; taskId: string; refused: RefusedContent };

export async function keepRefused(trx: Trx, { keys, taskId, refused }: Refused): Promise<void> {
  await trx
    .updateTable('review_tasks')
    .set({ refused_sealed: keys.seal(place, taskId, toJson(refused)) })
    .where('id', '=', taskId)
    .execute();
}

type Seeing = { definition: ReviewQueue; subjectId: string; languages?: readonly Locale[] };

/** Reads what somebody who decides now has before them. */
export async function readSeenFields(
  services: Services,
  { definition, subjectId, languages = locales }: Seeing,
): Promise<SeenFields> {
  const seen: SeenFields = {};
  for (const locale of languages) {
    const subject = await definition.find(services, subjectId, locale);
    for (const field of subject?.fields ?? []) {
      const digest = seen[field.name]?.digest ?? (await digestOf(services.keys, field));
      const shown = shownOf(field);
      seen[field.name] = {
        digest,
        ...(shown === undefined ? {} : { shown: { ...seen[field.name]?.shown, [locale]: shown } }),
      };
    }
  }
  return seen;
}

function shownOf({ imageIds, ...field }: ReviewField): string | undefined {
  return field.secret || imageIds ? undefined : (field.value ?? '');
}

async function digestOf(keys: Keys, field: ReviewField): Promise<string> {
  const plain = field.secret ? await field.reveal() : (field.value ?? '');
  return digestOfPlain(keys, plain, field.imageIds ?? []);
}

function digestOfPlain(keys: Keys, plain: string, imageIds: readonly string[]): string {
  return keys.blindIndex('refused-content', toJson([plain, imageIds]));
}

type Task = { queue: QueueName; subjectId: string; caseId: string | null; openedAt: number };
type Asked = { task: Task; definition: ReviewQueue; locale: Locale };
type Since = { words: string; fields: Record<string, FieldSince> };

/** Finds how what was handed in again stands to what was refused the last time, field by field. */
export async function findSinceRefused(
  services: Services,
  { task, definition, locale }: Asked,
): Promise<Since | undefined> {
  const last = await findRefused(services, task);
  if (!last) return undefined;
  const { subjectId } = task;
  // What is compared is the digests, and the first language makes them.
  const languages = locales.slice(0, 1);
  const seen = await readSeenFields(services, { definition, subjectId, languages });
  const empty = digestOfPlain(services.keys, '', []);
  const fields = Object.entries(seen).map(([name, { digest }]) => {
    const before = last.fields[name];
    // What was not there before and holds nothing now is no change.
    const isSame = (before?.digest ?? empty) === digest;
    const since: FieldSince = { change: isSame ? 'same' : 'changed' };
    const shown = isSame ? undefined : before?.shown?.[locale];
    if (shown !== undefined) since.before = shown;
    const refused = last.refusals[name];
    if (refused !== undefined) since.refused = refused;
    return [name, since];
  });
  return { words: last.words, fields: Object.fromEntries(fields) };
}

async function findRefused(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { queue, subjectId, caseId, openedAt }: Task,
): Promise<RefusedContent | undefined> {
  if (caseId === null) return undefined;
  const row = await db
    .selectFrom('review_tasks')
    .select(['id', 'refused_sealed as sealed'])
    .where('case_id', '=', caseId)
    .where('queue', '=', queue)
    .where('subject_id', '=', subjectId)
    .where('opened_at', '<', openedAt)
    .where('refused_sealed', 'is not', null)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sealed ? fromJson<RefusedContent>(keys.open(place, row.id, row.sealed)) : undefined;
}
