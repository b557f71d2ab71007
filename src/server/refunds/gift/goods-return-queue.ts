import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { findGear } from '#src/server/kinds/goods/find-gear.ts';
import { lockGearOrder } from '#src/server/kinds/goods/lock-gear-order.ts';
import { markReceived } from '#src/server/kinds/goods/receive-gear.ts';
import { notify } from '#src/server/notices/notify.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { requireWords } from '#src/server/platform/require-words.ts';
import type {
  AfterCommit,
  Decided,
  ReviewField,
  ReviewQueue,
  ReviewSubject,
} from '#src/server/review/review-queue.ts';
import { dateText } from '#src/shared/cases/display.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import { returnGoods } from './return-goods.ts';

/** A donor wants to give a thing back and the family does not agree, or says nothing. */
export const goodsReturnQueue: ReviewQueue = {
  name: 'goodsReturn',
  roles: ['reviewer', 'administrator'],
  find: ({ db }, orderId, locale) => findSubject(db, orderId, locale),
  findBarred: async (db, orderId) => [(await findGear(db, orderId))?.userId ?? null],
  decide: (trx, decided) => decide(trx, decided),
};

function findOrder(db: Database, orderId: string, locale: Locale) {
  return db
    .selectFrom('gear_orders')
    .innerJoin('cases', 'cases.id', 'gear_orders.case_id')
    .selectAll('gear_orders')
    .select(titleIn(locale).as('caseTitle'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

async function findSubject(
  db: Database,
  orderId: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const order = await findOrder(db, orderId, locale);
  if (!order || order.sent_at === null || order.return_asked_at === null) return undefined;
  const { parcels, kinds } = textsOf(locale);
  const t = parcels.desk;
  const field = (name: keyof typeof t.fields, value: string): ReviewField => {
    return { name, label: t.fields[name], value, refusable: false };
  };
  const parcel = `${order.carrier} ${order.tracking} · ${dateText(order.sent_at, locale)}`;
  return {
    ...{ caseId: order.case_id, title: order.caseTitle, submittedAt: order.return_asked_at },
    amountInFen: order.price_in_fen,
    fields: [
      field('thing', `${order.title} · ${kinds.price(yuan(order.price_in_fen, locale))}`),
      field('parcel', parcel),
      field('donorWords', order.return_words),
      ...(order.family_words ? [field('familyWords', order.family_words)] : []),
    ],
    checks: [
      order.family_refused_at === null
        ? { level: 'amber', text: t.familySilent }
        : { level: 'amber', text: t.familyRefuses },
    ],
  };
}

/** Passing gives the whole gift back; refusing says why, and the thing counts as received. */
async function decide(trx: Trx, decided: Decided): Promise<AfterCommit> {
  const { subjectId: orderId, decision, words, staffUserId, now } = decided;
  const order = await lockGearOrder(trx, { orderId });
  if (order.state !== 'returning') throw new Problem('taskDecided');
  const { case_id: caseId, user_id: userId, title: thing } = order;
  if (decision === 'pass') {
    await returnGoods(trx, { order, by: staffUserId }, now);
  } else {
    requireWords(words);
    await markReceived(trx, { orderId, by: 'staff' }, now);
    await notify(trx, {
      ...{ userId, kind: 'goodsReturnRefused', caseId, subjectId: orderId },
      ...{ params: { thing, words }, now },
    });
  }
  return { purge: [tagOfCase(caseId), tagOfLists], wakeJobs: true };
}
