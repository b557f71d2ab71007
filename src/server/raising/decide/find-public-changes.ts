import type { Database } from '#src/server/db/database.ts';
import type { PartRecord } from '#src/server/raising/sheet/part-record.ts';
import type { ReviewCheck, ReviewField } from '#src/server/review/review-queue.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { countText, yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = { caseId: string; base: PartRecord | undefined; locale: Locale };
type PublicChanges = { fields: ReviewField[]; checks: ReviewCheck[] };

const nothing: PublicChanges = { fields: [], checks: [] };

/**
 * Where words or target that wait for review differ from what everyone reads: the old ones stand
 * beside the new, and what was given on the old ones is said.
 */
export async function findPublicChanges(
  db: Database,
  { caseId, base, locale }: Asked,
): Promise<PublicChanges> {
  if (base?.status !== infoReviewStatuses.submitted || !base.saved) return nothing;
  const shown = await db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select(['title', 'content', 'target_in_fen as targetInFen'])
    .select(['raised_in_fen as raisedInFen', 'donation_count as gifts'])
    .where('cases.id', '=', caseId)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  if (!shown) return nothing;
  const { title, content, targetAmountInFen, target } = base.saved.fields;
  const newTargetInFen = Number(targetAmountInFen ?? target);
  const t = textsOf(locale).raiseHelp.rewritten;
  const [before, after] = [yuan(shown.targetInFen, locale), yuan(newTargetInFen, locale)];
  const old = [
    { name: 'title' as const, value: shown.title, changed: title !== shown.title },
    { name: 'content' as const, value: shown.content, changed: content !== shown.content },
    { name: 'target' as const, value: before, changed: newTargetInFen !== shown.targetInFen },
  ].filter(({ changed }) => changed);
  if (old.length === 0) return nothing;
  const given = t.given(countText(shown.gifts, locale), yuan(shown.raisedInFen, locale));
  const isRaised = newTargetInFen > shown.targetInFen;
  return {
    fields: old.map(({ name, value }) => {
      const named = { name: `public.${name}`, label: t.fields[name], group: t.group };
      return { ...named, value, refusable: false };
    }),
    checks: [
      ...(shown.gifts > 0 ? [{ level: 'amber', text: given } as const] : []),
      ...(isRaised ? [{ level: 'red', text: t.targetRaised(before, after) } as const] : []),
    ],
  };
}
