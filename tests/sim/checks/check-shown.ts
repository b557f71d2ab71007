import type { DatabaseSync } from 'node:sqlite';
import { findCase } from '#src/server/cases/find-case.ts';
import { findCaseSummary } from '#src/server/cases/find-case-summary.ts';
import { findCases } from '#src/server/cases/lists/find-cases.ts';
import { findPlatformTotals } from '#src/server/cases/lists/find-platform-totals.ts';
import { findResults } from '#src/server/cases/lists/find-results.ts';
import type { Database } from '#src/server/db/database.ts';
import { findOrderView } from '#src/server/donations/order/find-order-view.ts';
import { findPaySuccess } from '#src/server/donations/order/find-pay-success.ts';
import { findPlatformMoney } from '#src/server/publicity/find-platform-money.ts';
import { findRaiserCase } from '#src/server/raiser/find-raiser-case.ts';
import { findAllocation } from '#src/server/tracing/find-allocation.ts';
import { addsUp } from '#src/shared/publicity/publicity-view.ts';
import { allCasesOf } from '../world/base.ts';
import type { History } from '../world/history.ts';
import { type Gift, ofGifts } from './gifts-of-ledger.ts';

type Money = { givenInFen: number; raisedInFen: number; donationCount: number };
type MoneyOfCase = Money & { matchedInFen: number };

/** What the ledger says of matches, by case. */
const ofMatches = `select transfer.case_id as case_id, sum(entry.amount_in_fen) as matched
  from ledger_transfers as transfer
  join ledger_entries as entry on entry.transfer_id = transfer.id and entry.account_id like 'C:%'
  where transfer.kind in ('match', 'match-back') group by transfer.case_id`;

type ShownCheck = (history: History, db: Database) => Promise<void>;

/** (public truth) Whatever a page or call says of a case's money is what the ledger says then. */
export function prepareShownCheck(raw: DatabaseSync): ShownCheck {
  const findGifts = raw.prepare(ofGifts);
  const findMatches = raw.prepare(ofMatches);
  return async (history, db) => {
    const [gifts, matches] = [findGifts.all() as unknown as Gift[], findMatches.all()];
    const now = history.scheduler.now;
    const told = (place: string, shown: object, truth: object) => {
      for (const [name, value] of Object.entries(truth)) {
        const said = (shown as Record<string, unknown>)[name];
        if (said === value) continue;
        history.report('shown', `${place} says ${name} ${said}, and the ledger ${value}`);
      }
    };
    const reading = { db, now, told };
    const main = new Set(history.base.cases);
    for (const sim of allCasesOf(history.base)) {
      const { id } = sim;
      const matchedInFen = Number(matches.find((one) => one.case_id === id)?.matched ?? 0);
      const own = gifts.filter((gift) => gift.case_id === id);
      // Most histories give nothing to these.
      if (own.length === 0 && !main.has(sim)) continue;
      const money = sumOf(own);
      await checkCase(reading, id, { ...money, matchedInFen });
    }
    await checkPlatform(reading, gifts);
    for (const gift of gifts.slice(-4)) await checkGift(reading, gift);
  };
}

type Reading = {
  db: Database;
  now: number;
  /** Compares what a place tells with what it should, field by field. */
  told(place: string, shown: object, truth: object): void;
};

function sumOf(gifts: readonly Gift[]): Money {
  const givenInFen = gifts.reduce((sum, { given }) => sum + given, 0);
  const returnedInFen = gifts.reduce((sum, { returned }) => sum + returned, 0);
  const donationCount = gifts.filter(({ given, returned }) => returned < given).length;
  return { givenInFen, raisedInFen: givenInFen - returnedInFen, donationCount };
}

async function checkCase({ db, now, told }: Reading, id: string, money: MoneyOfCase) {
  const { givenInFen, raisedInFen, donationCount, matchedInFen } = money;
  const [page, summary, raiser, allocation, results] = [
    await findCase(db, id, now),
    await findCaseSummary(db, { caseId: id }, now),
    await findRaiserCase(db, id, now),
    await findAllocation(db, id, now),
    await findResults(db, [{ infoUuid: id }]),
  ];
  if (page) {
    told('the case page', page, money);
    told('the case page', { sum: page.feeInFen + page.netInFen }, { sum: raisedInFen });
    const filled = raisedInFen >= page.targetInFen && page.surplusUse === null;
    told('the case page', { filled: page.state.filledAt !== null }, { filled });
  }
  if (summary) told('the call for a case', summary, { raisedInFen, donationCount });
  if (raiser) told('the fundraiser centre', raiser, { raisedInFen, donationCount });
  told('the allocation', allocation, { givenInFen, raisedInFen, matchedInFen });
  const [
    { keptInFen, paidInFen, returnedInFen } = { keptInFen: 0, paidInFen: 0, returnedInFen: 0 },
  ] = results;
  const parts = { sum: keptInFen + paidInFen, returnedInFen };
  told('the result', parts, {
    sum: raisedInFen + matchedInFen,
    returnedInFen: givenInFen - raisedInFen,
  });
}

const everything = { illness: '', city: '', keyword: '', anchorId: '', size: 50, locale: 'zh-CN' };

async function checkPlatform({ db, now, told }: Reading, gifts: readonly Gift[]): Promise<void> {
  const { raisedInFen, donationCount } = sumOf(gifts);
  // What was passed on was given once, however many families it came to.
  const { givenInFen } = sumOf(gifts.filter(({ by_gateway }) => by_gateway === 1));
  told('the front page', await findPlatformTotals(db), { raisedInFen, donationCount });
  const money = await findPlatformMoney(db);
  told(
    'the publicity page',
    { ...money, addsUp: addsUp(money) },
    {
      ...{ givenInFen, raisedInFen, addsUp: true },
    },
  );
  for (const tab of ['newest', 'ended'] as const) {
    const { list } = await findCases(db, { ...everything, locale: 'zh-CN', tab }, now);
    for (const card of list) {
      const own = sumOf(gifts.filter((gift) => gift.case_id === card.infoUuid));
      const { raisedInFen: raised, donationCount: count } = own;
      told('a card', card, { raisedInFen: raised, donationCount: count });
    }
  }
}

async function checkGift({ db, now, told }: Reading, gift: Gift): Promise<void> {
  const truth = { amountInFen: gift.given, returnedInFen: gift.returned };
  const success = await findPaySuccess(db, { tradeNo: gift.trade_no, locale: 'zh-CN' }, now);
  if (success) told('the success page', success, truth);
  if (gift.user_id === null) return;
  const order = await findOrderView(
    db,
    { orderId: gift.id, userId: gift.user_id, locale: 'zh-CN' },
    now,
  );
  if (order) told('an order', order, truth);
}
