import { fromJson } from '#src/server/db/json.ts';
import type { AdmitPayee } from '#src/server/raising/decide/decide-payee.ts';
import type { ReviewField, ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import { dateText } from '#src/shared/cases/display.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { Likeness } from '#src/shared/raising/likeness.ts';
import { textsOf } from '#src/texts/texts.ts';
import { decideHit } from './decide-hit.ts';
import { findStory } from './find-story.ts';

/** Finds two cases beside each other, field by field, and in what they are alike. */
async function findHit(
  services: Services,
  hitId: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const hit = await services.db
    .selectFrom('clone_hits')
    .selectAll()
    .where('id', '=', hitId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  const one = hit && (await findSide(services, hit.case_id, locale));
  const other = hit && (await findSide(services, hit.other_case_id, locale));
  if (!one || !other) return undefined;
  const t = textsOf(locale).raiseHelp;
  const caseIds = { thisCase: hit.case_id, otherCase: hit.other_case_id };
  const pairs = sideFields.flatMap((name) => [
    fieldOf({ name, side: 'thisCase', value: one[name], caseIds }, locale),
    fieldOf({ name, side: 'otherCase', value: other[name], caseIds }, locale),
  ]);
  return {
    caseId: hit.case_id,
    title: one.title || textsOf(locale).raising.untitled,
    submittedAt: hit.found_at,
    fields: pairs,
    checks: fromJson<Likeness[]>(hit.likenesses).map(({ kind, amount }) => ({
      level: 'red',
      text: t.likenesses[kind](String(amount)),
    })),
  };
}

const sideFields = ['title', 'content', 'imageIds', 'state'] as const;
type Side = Record<Exclude<(typeof sideFields)[number], 'imageIds'>, string> & {
  imageIds: string[];
};

async function findSide(
  { db, keys }: Services,
  caseId: string,
  locale: Locale,
): Promise<Side | undefined> {
  const story = await findStory(db, keys, caseId);
  const row = await db
    .selectFrom('cases')
    .select(['status', 'created_at', 'published_at'])
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (!story || !row) return undefined;
  const t = textsOf(locale).raiseHelp;
  const day = dateText(row.published_at ?? row.created_at, locale);
  return { ...story, state: row.published_at === null ? t.begunOn(day) : t.publicSince(day) };
}

type Shown = {
  name: (typeof sideFields)[number];
  side: 'thisCase' | 'otherCase';
  value: string | string[];
  caseIds: Record<'thisCase' | 'otherCase', string>;
};

function fieldOf({ name, side, value, caseIds }: Shown, locale: Locale): ReviewField {
  const t = textsOf(locale).raiseHelp;
  const named = { name: `${side}.${name}`, label: t.sideLabel(t[side], t.sideFields[name]) };
  if (Array.isArray(value)) return { ...named, imageIds: value, refusable: false };
  const leadsTo = name === 'state' ? { caseId: caseIds[side] } : {};
  return { ...named, ...leadsTo, value, refusable: false };
}

export function hitQueue(admitPayee: AdmitPayee): ReviewQueue {
  return {
    name: 'cloneHit',
    roles: ['reviewer', 'administrator'],
    find: findHit,
    decide: (trx, decided, services) => decideHit(trx, { decided, services, admitPayee }),
  };
}
