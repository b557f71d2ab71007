import { addStory } from '#src/scripts/demo/add-story.ts';
import { allStories } from '#src/scripts/demo/all-stories.ts';
import type { DemoStory } from '#src/scripts/demo/demo-story.ts';
import { giveGift, type Till } from '#src/scripts/demo/give-gift.ts';
import { planGifts } from '#src/scripts/demo/plan-gifts.ts';
import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { makePublic, sendToReview } from '#src/server/cases/transitions/review-case.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { toJson } from '#src/server/db/json.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import { openServices } from '#src/server/open-services.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { raisingDays } from '#src/shared/raising/raising-days.ts';

const donorCount = 20;
const giftsPerCase = 40;

/** Tells `count` open stories of the demo into an empty folder, without drawing; answers their ids. */
export async function seedStories(config: Config, count: number): Promise<string[]> {
  // A few gifts carry a story's whole sum here, so one may be larger than people may give.
  const { services, sandboxBanks, close } = await openServices({
    ...config,
    maxDonationInFen: Number.MAX_SAFE_INTEGER,
  });
  try {
    const donors = await addDonors(services);
    const open = allStories.filter(({ state }) => state === 'raising').slice(0, count);
    const ids: string[] = [];
    for (const [index, story] of open.entries()) {
      ids.push(await tellStory(services, { story, index, donors, tills: sandboxBanks }));
    }
    return ids;
  } finally {
    await close();
  }
}

type Telling = {
  story: DemoStory;
  index: number;
  donors: readonly Viewer[];
  tills: readonly Till[];
};

async function tellStory(
  services: Services,
  { story, index, donors, tills }: Telling,
): Promise<string> {
  const now = services.now();
  const { caseId, publishedAt } = await addStory(services, { story, index, now });
  const endsAt = now + raisingDays * dayMs;
  await inTransaction(services.db, async (trx) => {
    await sendToReview(trx, caseId);
    await makePublic(trx, { caseId, endsAt }, publishedAt);
  });
  const shown = story.pictures.map(({ alt, altEn }, position) => {
    const name = `demo/${story.slug}-${position + 1}`;
    const files = { path: `${name}.webp`, large_path: `${name}-1080.webp` };
    const words = { alt: toJson({ text: alt, translations: { en: altEn } }) };
    return { id: newId(), case_id: caseId, position, ...words, ...files, width: 640, height: 480 };
  });
  await services.db.insertInto('case_pictures').values(shown).execute();
  const planned = planGifts(
    { ...story, giftCount: Math.min(story.giftCount, giftsPerCase) },
    { publishedAt, until: now, donorCount: donors.length },
  );
  for (const gift of planned) {
    const donor = gift.donor === undefined ? undefined : donors[gift.donor];
    await giveGift(services, { gift, donor, caseId, tills });
  }
  return caseId;
}

function addDonors({ db, keys, now }: Services): Promise<Viewer[]> {
  return inTransaction(db, async (trx) => {
    const donors: Viewer[] = [];
    for (let index = 0; index < donorCount; index += 1) {
      const mobile = `138${String(10_000_000 + index)}`;
      const nickname = `爱心人士${index + 1}`;
      const person = { mobile, locale: 'zh-CN', now: now(), nickname } as const;
      const { id: userId } = await findOrCreateUser(trx, keys, person);
      const headImgUrl = `/media/avatars/${String(index + 1).padStart(2, '0')}.webp`;
      const shown = { sessionId: 'seed', nickname, headImgUrl, mobileMasked: null };
      donors.push({ userId, ...shown, mobileBound: true, userinfoScope: false, roles: [] });
    }
    return donors;
  });
}
