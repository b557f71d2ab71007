import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import {
  shareWish as declaredShare,
  lastWishes,
  sampleWords,
  saveWishing,
  wishPoster,
  wishStat,
} from '#src/shared/wishes/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { addWish } from './add-wish.ts';
import { drawWish } from './draw-wish.ts';
import { countWishes, findWishes } from './find-wishes.ts';
import { shareWish } from './share-wish.ts';

export const handledSaveWishing = handle(saveWishing, (input, context) => {
  const wish = { ...input, userId: viewerOf(context).userId, locale: context.common.language };
  return addWish(context.services, wish, context.now);
});

export const wishRoutes: readonly HandledCall[] = [
  handledSaveWishing,
  handle(wishStat, async (_, { services }) => ({ count: await countWishes(services.db) })),
  handle(lastWishes, async ({ size }, { services, common }) => {
    const { list } = await findWishes(services.db, { anchorId: '', size, locale: common.language });
    return { list };
  }),
  handle(sampleWords, async (_, { common }) => ({
    list: [...textsOf(common.language).wishes.samples],
  })),
  handle(declaredShare, ({ wishId }, context) => {
    const { services, common, now } = context;
    const shared = { wishId, userId: viewerOf(context).userId, locale: common.language };
    return shareWish(services, shared, now);
  }),
  handle(wishPoster, (input, { services }) => drawWish(services, input)),
];
