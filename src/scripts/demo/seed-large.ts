import { createProgressBar } from '#src/scripts/progress-bar.ts';
import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { addCase } from '#src/server/cases/transitions/add-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { type Print, textPrints } from '#src/server/raising/clones/case-prints.ts';
import { shinglesOf } from '#src/server/raising/clones/story-print.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { raisingDays } from '#src/shared/raising/raising-days.ts';
import { addPaidGifts, type LargeTill } from './add-paid-gifts.ts';
import { caseRow, demoId } from './add-story.ts';
import { allStories } from './all-stories.ts';
import type { DemoStory } from './demo-story.ts';

const casesPerBatch = 200;
const giftsPerBatch = 1000;

type Wishes = { cases: number; orders: number; tills: readonly LargeTill[] };

/**
 * Adds a large set for measuring: cases copied from the stories, and paid gifts in batches with
 * their payments, receipts and ledger entries, so that every equation still holds. Half of the
 * gifts go to one case, which makes it a case with very many donors.
 */
export async function seedLarge(
  services: Services,
  { cases, orders, tills }: Wishes,
): Promise<void> {
  const now = services.now();
  const caseIds = await addCases(services, cases, now);
  const crowded = caseIds[0] ?? demoId(allStories[0]?.slug ?? '');
  const bar = createProgressBar('Large set: gifts', orders);
  for (let from = 0; from < orders; from += giftsPerBatch) {
    const count = Math.min(giftsPerBatch, orders - from);
    const batch = from / giftsPerBatch;
    const caseId =
      batch % 2 === 0 ? crowded : (caseIds[batch % Math.max(caseIds.length, 1)] ?? crowded);
    const till = tills[batch % tills.length] as LargeTill;
    await addPaidGifts(services, { caseId, from, count, now, till });
    await bar.add(count);
  }
  bar.end();
}

async function addCases(
  { db, keys, config }: Services,
  count: number,
  now: number,
): Promise<string[]> {
  const stories = allStories.filter(({ state }) => state === 'raising' || state === 'new');
  const bar = createProgressBar('Large set: cases', count);
  const ids: string[] = [];
  for (let from = 0; from < count; from += casesPerBatch) {
    const until = Math.min(from + casesPerBatch, count);
    const prints: (Print & { case_id: string })[] = [];
    await inTransaction(db, async (trx) => {
      const owner = await findOrCreateUser(trx, keys, {
        mobile: '13799999999',
        locale: 'zh-CN',
        now,
      });
      for (let i = from; i < until; i += 1) {
        const story = stories[i % stories.length] as DemoStory;
        const caseId = demoId(`large ${i}`);
        const publishedAt = now - (i % 50) * dayMs - i * 1000;
        const { feeBasisPoints } = config;
        const placed = { caseId, ownerUserId: owner.id, publishedAt, feeBasisPoints };
        await addCopy(trx, { story, title: `${story.title}（${i + 1}）`, placed });
        ids.push(caseId);
        for (const print of printsOf(story)) prints.push({ ...print, case_id: caseId });
      }
      await trx.insertInto('story_prints').values(prints).execute();
    });
    await bar.add(until - from);
  }
  bar.end();
  return ids;
}

type Copy = { story: DemoStory; title: string; placed: Parameters<typeof caseRow>[1] };

function addCopy(trx: Trx, { story, title, placed }: Copy) {
  const names = { patientName: story.patient.displayName, raiserName: story.raiser.name };
  const { publishedAt } = placed;
  const shown = {
    status: 'CROWDFUNDING_STATED',
    published_at: publishedAt,
    ends_at: publishedAt + (story.publishedDaysAgo + raisingDays) * dayMs,
  } as const;
  return addCase(trx, { ...caseRow({ ...story, picked: false }, placed), title, ...shown }, names);
}

const known = new Map<string, Print[]>();

/** Copies of a story are found by what it is found by; their numbers are no words. */
function printsOf({ slug, title, content }: DemoStory): readonly Print[] {
  const prints = known.get(slug) ?? textPrints(shinglesOf(`${title}\n${content}`));
  known.set(slug, prints);
  return prints;
}
