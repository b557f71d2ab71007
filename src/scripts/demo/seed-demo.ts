import { createProgressBar } from '#src/scripts/progress-bar.ts';
import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { orderCases } from '#src/server/cases/lists/order-cases.ts';
import type { Services } from '#src/server/services.ts';
import { writeVisits } from '#src/server/sharing/write-visits.ts';
import { addActivities, endActivities } from './add-activities.ts';
import { addAdvisers } from './add-advisers.ts';
import { addAide } from './add-aide.ts';
import { addBonfire } from './add-bonfire.ts';
import { addCards } from './add-cards.ts';
import { addDeskWork } from './add-desk-work.ts';
import { addDirected } from './add-directed.ts';
import { addDiscussions } from './add-discussions.ts';
import { addDonors } from './add-donors.ts';
import { addFees } from './add-fees.ts';
import { addLeads } from './add-leads.ts';
import { addLotteries } from './add-lotteries.ts';
import { addMailAddress } from './add-mail-address.ts';
import { addMonthly } from './add-monthly.ts';
import { addPendingCase } from './add-pending-case.ts';
import { addPennants } from './add-pennants.ts';
import { addPoints } from './add-points.ts';
import { addPosts } from './add-posts.ts';
import { addSponsorPapers } from './add-sponsor-papers.ts';
import { type AddedStory, addStory } from './add-story.ts';
import { addVenue } from './add-venue.ts';
import { addWishes } from './add-wishes.ts';
import { addWords } from './add-words.ts';
import { allStories } from './all-stories.ts';
import { checkStory } from './check-story.ts';
import { closeBooksOfThePast } from './close-past-books.ts';
import type { DemoStory } from './demo-story.ts';
import { endStory } from './end-story.ts';
import { giveGift } from './give-gift.ts';
import { pendingCases } from './pending-cases.ts';
import { type PlannedGift, planGifts } from './plan-gifts.ts';
import { raisedUntil } from './raised-until.ts';
import type { SandboxHands } from './sandbox-hands.ts';
import { visitByLink } from './visit-by-link.ts';

/** These are gifts a story keeps in the small seed, which tests use. */
const smallGifts = 12;

type Wishes = { small?: boolean; hands: SandboxHands };

/** Tells the demo's stories through the use cases people use: every gift is ordered, paid and settled. */
export async function seedDemo(
  services: Services,
  { small = false, hands }: Wishes,
): Promise<void> {
  const now = services.now();
  const { reviewer } = await ensureDemoStaff(services, now);
  await addAdvisers(services);
  const donors = await addDonors(services, now);
  const added = await addStories(services, allStories, { reviewer, now });
  await addFees(services, now);
  await addActivities(services, now);
  const through = await addVenue(services, donors, now);
  const plans = added.map((one) => ({
    ...one,
    gifts: giftsOf(one, { now, donorCount: donors.length, small }),
  }));
  const bar = createProgressBar(
    'Gifts   ',
    plans.reduce((sum, { gifts }) => sum + gifts.length, 0),
  );
  for (const { gifts, ...one } of plans) {
    for (const [at, gift] of gifts.entries()) {
      const donor = gift.donor === undefined ? undefined : donors[gift.donor];
      await visitByLink(services, { ...one, gift, donor });
      await giveGift(services, { ...one, gift, donor, ...through(at), tills: hands.tills });
      await bar.add();
    }
    await addWords(services, [one], { donors, staffUserId: reviewer, now });
    await addPosts(services, one, { donors, staffUserId: reviewer, now });
    await endStory(services, one, { hands, now });
  }
  bar.end();
  await addMonthly(services, { donors, hands }, now);
  await addWhatFollows(services, { donors, reviewer, now });
  await closeBooksOfThePast(services);
  await orderCases(services, {}, now);
}

type Told = { donors: Awaited<ReturnType<typeof addDonors>>; reviewer: string; now: number };

/** Writes what people and staff did once the gifts were there. */
async function addWhatFollows(services: Services, { donors, reviewer, now }: Told): Promise<void> {
  await writeVisits(services);
  await endActivities(services, now);
  await addSponsorPapers(services, now);
  await addBonfire(services, now);
  await addDirected(services, now);
  for (const [index, pending] of pendingCases.entries())
    await addPendingCase(services, pending, { index, staffUserId: reviewer, now });
  await addAide(services, now);
  await addDiscussions(services, now);
  const told = { donors, staffUserId: reviewer, now };
  await addWishes(services, told);
  await addPoints(services, donors, now);
  await addLeads(services, { donors, now });
  await addLotteries(services, donors, now);
  await addPennants(services, told);
  await addCards(services, told);
  await addMailAddress(services, donors[0], now);
  await addDeskWork(services, { reporter: donors[3], now });
}

type Span = { now: number; donorCount: number; small: boolean };

function giftsOf(one: AddedStory, { now, donorCount, small }: Span): PlannedGift[] {
  const { story, publishedAt } = one;
  const until = raisedUntil(one, now);
  const giftCount = small ? Math.min(story.giftCount, smallGifts) : story.giftCount;
  const raisedShare = giftCount === 0 ? 0 : (story.raisedShare * giftCount) / story.giftCount;
  return planGifts({ ...story, giftCount, raisedShare }, { publishedAt, until, donorCount });
}

async function addStories(
  services: Services,
  stories: readonly DemoStory[],
  { reviewer, now }: { reviewer: string; now: number },
): Promise<AddedStory[]> {
  const bar = createProgressBar('Stories ', stories.length);
  const added: AddedStory[] = [];
  for (const [index, story] of stories.entries())
    added.push(await addStory(services, { story, index, now }));
  // They stand in the order in which the desk saw them, as its trail tells.
  const byTime = [...added.entries()].sort(([, a], [, b]) => a.publishedAt - b.publishedAt);
  for (const [index, one] of byTime) {
    await checkStory(services, one, { index, staffUserId: reviewer });
    await bar.add();
  }
  bar.end();
  return added;
}
