import { nameIn } from '#src/server/activities/name-in.ts';
import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { openAddress } from '#src/server/kinds/goods/address.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { ReviewQueue } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import { maskMobile } from '#src/shared/accounts/mobile-number.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import type { LotteryRule } from '#src/shared/chance/lottery-fields.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { lockPrize } from './claim-prize.ts';
import { awardViewOf } from './find-lottery.ts';

/**
 * These are parcels of things that were won: passing says that one is on its way, and by whom;
 * refusing asks who won it for another address.
 */
export const prizeQueue: ReviewQueue = {
  name: 'prize',
  roles: ['releaser', 'administrator'],
  find: ({ db, keys }, prizeId, locale) => findParcel({ db, keys }, prizeId, locale),
  async decide(trx, { subjectId, decision, words, now }) {
    const prize = await lockPrize(trx, subjectId);
    if (!prize?.userId || prize.addressedAt === null) throw new Problem('notFound');
    const isSent = decision === 'pass';
    await trx
      .updateTable('lottery_prizes')
      .set({ staff_words: words, ...(isSent ? { sent_at: now } : { addressed_at: null }) })
      .where('id', '=', subjectId)
      .execute();
    const kind = isSent ? 'prizeSent' : 'prizeHeld';
    const told = { userId: prize.userId, params: { words }, now };
    await notify(trx, { ...told, kind, subjectId: `${subjectId}:${prize.addressedAt}` });
    return { wakeJobs: true };
  },
};

async function findParcel({ db, keys }: Pick<Services, 'db' | 'keys'>, id: string, locale: Locale) {
  const row = await selectParcel(db, id).executeTakeFirst();
  if (!row?.address_sealed) return undefined;
  const of = { place: 'lottery_prizes.address_sealed', row: id } as const;
  const { name, mobile, region, street } = openAddress(keys, of, row.address_sealed);
  const { chance: t } = textsOf(locale);
  const at = row.award_id - 1;
  const won = fromJson<LotteryRule>(row.rule).awards[at];
  const what = won ? awardViewOf(won, { at, locale, taken: 0 }).name : '';
  const shared = { refusable: false } as const;
  const masked = [maskedName(name), maskMobile(mobile), region].join(' ');
  return {
    caseId: null,
    title: t.desk.parcel,
    submittedAt: row.addressed_at ?? row.won_at,
    fields: [
      {
        ...shared,
        name: 'award',
        label: t.desk.parcelOf,
        value: `${nameIn(row, locale)}: ${what}`,
      },
      {
        ...{ ...shared, name: 'address', label: t.desk.address, secret: true as const, masked },
        reveal: async () => [name, mobile, region, street].join(' '),
      },
    ],
    checks: [{ level: 'green' as const, text: t.desk.parcelCheck }],
  };
}

function selectParcel(db: Database, prizeId: string) {
  return db
    .selectFrom('lottery_prizes')
    .innerJoin('activities', 'activities.id', 'lottery_prizes.activity_id')
    .innerJoin('activity_rules', 'activity_rules.activity_id', 'lottery_prizes.activity_id')
    .select(['activities.name', 'activities.names', 'rule', 'award_id', 'address_sealed'])
    .select(['addressed_at', 'won_at'])
    .where('lottery_prizes.id', '=', prizeId);
}
