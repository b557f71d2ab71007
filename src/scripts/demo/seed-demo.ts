import { ensureDemoStaff } from '#src/server/accounts/ensure-demo-staff.ts';
import { findOrCreateUser } from '#src/server/accounts/find-or-create-user.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { House } from '#src/server/platform/house.ts';
import type { Viewer } from '#src/server/platform/viewer.ts';
import { createProgressBar } from '../progress-bar.ts';
import { addAdvisers } from './add-advisers.ts';
import { addDeskWork } from './add-desk-work.ts';
import { addFees } from './add-fees.ts';
import { addImages } from './add-images.ts';
import { addParts } from './add-parts.ts';
import { addPassedParts } from './add-passed-parts.ts';
import { addPayee } from './add-payee.ts';
import { addPendingCase } from './add-pending-case.ts';
import { addPosts } from './add-posts.ts';
import { type AddedStory, addStory } from './add-story.ts';
import { addWords } from './add-words.ts';
import { allStories } from './all-stories.ts';
import type { DemoStory } from './demo-story.ts';
import { donorNames } from './donor-names.ts';
import { endStory } from './end-story.ts';
import { type Cashier, giveGift } from './give-gift.ts';
import { pendingCases } from './pending-cases.ts';
import { type PlannedGift, planGifts } from './plan-gifts.ts';
import { renderAvatars, renderPapers, renderPictures } from './render-pictures.ts';
import type { Settle } from './withdraw-story.ts';

const dayMs = 86_400_000;
/** Gifts a story keeps in the small seed, which tests use. */
const smallGifts = 12;

type Wishes = { small?: boolean; cashier: Cashier; settle: Settle };

/** Tells the demo's stories through the use cases people use: every gift is ordered, paid and settled. */
export async function seedDemo(
  house: House,
  { small = false, cashier, settle }: Wishes,
): Promise<void> {
  const now = house.now();
  const { reviewer } = await ensureDemoStaff(house.db, house.keys, now);
  await addAdvisers(house);
  const avatars = await renderAvatars(house.config.dataDir);
  const donors = await addDonors(house, avatars, now);
  const added = await addStories(house, allStories, { reviewer, now });
  await addFees(house, now);
  const plans = added.map((one) => ({
    ...one,
    gifts: giftsOf(one, { now, donorCount: donors.length, small }),
  }));
  const bar = createProgressBar(
    'Gifts   ',
    plans.reduce((sum, { gifts }) => sum + gifts.length, 0),
  );
  for (const { gifts, ...one } of plans) {
    for (const gift of gifts) {
      const donor = gift.donor === undefined ? undefined : donors[gift.donor];
      await giveGift(house, { gift, donor, caseId: one.caseId, cashier });
      bar.add();
    }
    await addWords(house, [one], donors, now);
    await addPosts(house, one, { donors, now });
    await endStory(house, one, { settle, now });
  }
  bar.end();
  for (const [index, pending] of pendingCases.entries())
    await addPendingCase(house, pending, { index, staffUserId: reviewer, now });
  await addDeskWork(house, { reporter: donors[3], now });
  await closeBooksOfThePast(house);
}

/** Gifts of the past leave no work: their pages were never kept, and the bank was asked already. */
async function closeBooksOfThePast({ db, now }: House): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_query_at: null })
    .where('status', '=', 'SUCCEEDED')
    .execute();
  await db
    .updateTable('jobs')
    .set({ done_at: now() })
    .where('name', '=', 'donation-paid')
    .where('done_at', 'is', null)
    .execute();
}

type Span = { now: number; donorCount: number; small: boolean };

function giftsOf(
  { story, publishedAt }: AddedStory,
  { now, donorCount, small }: Span,
): PlannedGift[] {
  const giftCount = small ? Math.min(story.giftCount, smallGifts) : story.giftCount;
  const raisedShare = giftCount === 0 ? 0 : (story.raisedShare * giftCount) / story.giftCount;
  return planGifts({ ...story, giftCount, raisedShare }, { publishedAt, now, donorCount });
}

async function addStories(
  house: House,
  stories: readonly DemoStory[],
  { reviewer, now }: { reviewer: string; now: number },
): Promise<AddedStory[]> {
  const bar = createProgressBar('Stories ', stories.length);
  const added: AddedStory[] = [];
  for (const [index, story] of stories.entries()) {
    const pictures = await renderPictures(story, house.config.dataDir);
    const papers = await renderPapers(story, house.config.dataDir);
    const one = await addStory(house, { story, pictures, papers, index, now });
    await addPayee(house, one, { index, staffUserId: reviewer });
    await addParts(house, one, { index, images: await addImages(house, one, pictures) });
    await addPassedParts(house, one);
    added.push(one);
    bar.add();
  }
  bar.end();
  return added;
}

/** People who gave before: accounts with a number, a name and a face. */
async function addDonors(
  { db, keys }: House,
  avatars: readonly string[],
  now: number,
): Promise<Viewer[]> {
  return inTransaction(db, async (trx) => {
    const donors: Viewer[] = [];
    for (const [index, nickname] of donorNames.entries()) {
      const mobile = `138${String(10_000_000 + index)}`;
      const createdAt = now - 200 * dayMs + index * 60_000;
      const user = await findOrCreateUser(trx, keys, {
        mobile,
        locale: 'zh-CN',
        now: createdAt,
        nickname,
      });
      const headImgUrl = index % 4 === 0 ? '' : (avatars[index % avatars.length] ?? '');
      await trx
        .updateTable('users')
        .set({ head_img_url: headImgUrl })
        .where('id', '=', user.id)
        .execute();
      donors.push({
        userId: user.id,
        sessionId: 'seed',
        nickname,
        headImgUrl,
        mobileMasked: null,
        mobileBound: true,
        userinfoScope: false,
        roles: [],
      });
    }
    return donors;
  });
}
