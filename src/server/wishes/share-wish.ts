import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { addressOf, type CallOutput } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { type shareWish as declared, wishPoster } from '#src/shared/wishes/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findWish } from './find-wishes.ts';

type Shared = { wishId: string; userId: string; locale: Locale };

/** Answers what to pass a wish on with; that this person did is counted once. */
export async function shareWish(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { wishId, userId, locale }: Shared,
  now: number,
): Promise<CallOutput<typeof declared>> {
  const { wishes: t } = textsOf(locale);
  const { wish, shareCount } = await inTransaction(db, async (trx) => {
    const found = await findWish(trx, { wishId, locale });
    if (!found) throw new Problem('notFound');
    await trx
      .insertInto('wish_shares')
      .values({ wish_id: wishId, user_id: userId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { count } = await trx
      .selectFrom('wish_shares')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('wish_id', '=', wishId)
      .executeTakeFirstOrThrow();
    return { wish: found, shareCount: Number(count) };
  });
  return {
    wishId,
    title: t.shareTitle,
    desc: wish.content,
    link: config.publicOrigin + linkTo('wishingTree', { query: { wishId }, locale }),
    imgUrl: config.publicOrigin + addressOf(wishPoster, { wishId, language: locale }),
    shareCount,
  };
}
