import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import type { Database } from '#src/server/db/database.ts';
import type { PartRecord } from '#src/server/raising/sheet/part-record.ts';
import type { ReviewCheck, ReviewField } from '#src/server/review/review-queue.ts';
import type { PublicWords } from '#src/shared/cases/case-change.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { countText, yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import { isRewritten } from './record-change.ts';

type Asked = { caseId: string; base: PartRecord | undefined; locale: Locale };
type PublicChanges = { fields: ReviewField[]; checks: ReviewCheck[] };

const nothing: PublicChanges = { fields: [], checks: [] };

/**
 * Finds where words or target that wait for review differ from what everyone reads: the old ones
 * stand beside the new, and what was given on the old ones is said.
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
    .select([shownFund.raised, shownFund.gifts])
    .where('cases.id', '=', caseId)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  if (!shown) return nothing;
  const { title, content, targetAmountInFen, target: ofDream } = base.saved.fields;
  const after = {
    ...{ title: String(title), content: String(content) },
    targetInFen: Number(targetAmountInFen ?? ofDream),
  };
  const t = textsOf(locale).raiseHelp.rewritten;
  const { group } = t;
  const old = [
    { name: 'title' as const, value: shown.title },
    { name: 'content' as const, value: shown.content },
    { name: 'targetInFen' as const, value: yuan(shown.targetInFen, locale) },
  ].filter(({ name }) => after[name] !== shown[name]);
  if (old.length === 0) return nothing;
  return {
    fields: old.map(({ name: changed, value }) => {
      const name = changed === 'targetInFen' ? 'target' : changed;
      return { name: `public.${name}`, label: t.fields[name], group, value, refusable: false };
    }),
    checks: checksOf({ shown, after }, locale),
  };
}

type Given = PublicWords & { donationCount: number; raisedInFen: number };

/**
 * Answers what was given on the old words, whether its donors are asked, and a target that grows.
 */
function checksOf({ shown, after }: { shown: Given; after: PublicWords }, locale: Locale) {
  const t = textsOf(locale).raiseHelp.rewritten;
  const checks: ReviewCheck[] = [];
  if (shown.donationCount > 0) {
    const given = t.given(countText(shown.donationCount, locale), yuan(shown.raisedInFen, locale));
    checks.push({ level: 'amber', text: given });
    if (isRewritten(shown, after)) checks.push({ level: 'amber', text: t.asksDonors });
  }
  if (after.targetInFen > shown.targetInFen) {
    const [target, newTarget] = [shown, after].map((one) => yuan(one.targetInFen, locale));
    checks.push({ level: 'red', text: t.targetRaised(target ?? '', newTarget ?? '') });
  }
  return checks;
}
