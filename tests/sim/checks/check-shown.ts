import type { DatabaseSync } from 'node:sqlite';
import { findCase } from '#src/server/cases/find-case.ts';
import { findCaseSummary } from '#src/server/cases/find-case-summary.ts';
import { findCard } from '#src/server/cases/lists/find-card.ts';
import { findCases } from '#src/server/cases/lists/find-cases.ts';
import { findPlatformTotals } from '#src/server/cases/lists/find-platform-totals.ts';
import { findResults } from '#src/server/cases/lists/find-results.ts';
import type { Database } from '#src/server/db/database.ts';
import { findEndedLines } from '#src/server/publicity/find-ended-lines.ts';
import { findPlatformMoney } from '#src/server/publicity/find-platform-money.ts';
import { findRaiserCase } from '#src/server/raiser/find-raiser-case.ts';
import { findRaisedCases } from '#src/server/raising/sheet/find-raised-cases.ts';
import { findAllocation } from '#src/server/tracing/find-allocation.ts';
import { addsUp } from '#src/shared/publicity/publicity-view.ts';
import { allCasesOf, type SimCase } from '../world/base.ts';
import type { History } from '../world/history.ts';
import { prepareTouched } from '../world/touched.ts';
import { checkAtRest } from './check-shown-at-rest.ts';
import { checkTrend } from './check-shown-days.ts';
import { checkDonor, checkDonors, checkGift } from './check-shown-gift.ts';
import { type Gift, ofGifts } from './gifts-of-ledger.ts';
import { type Money, type Reading, sumOf } from './shown-reading.ts';

type MoneyOfCase = Money & { matchedInFen: number };

/** This is what the ledger says of matches, by case. */
const ofMatches = `select transfer.case_id as case_id, sum(entry.amount_in_fen) as matched
  from ledger_transfers as transfer
  join ledger_entries as entry on entry.transfer_id = transfer.id and entry.account_id like 'C:%'
  where transfer.kind in ('match', 'match-back') group by transfer.case_id`;

/** It says of which cases is asked: of all, or of those that something was written of since. */
export type CasesShown = 'all' | 'touched';
type ShownCheck = (history: History, db: Database, cases: CasesShown) => Promise<void>;

/** (public truth) Whatever a page or call says of a case's money is what the ledger says then. */
export function prepareShownCheck(raw: DatabaseSync): ShownCheck {
  const findGifts = raw.prepare(ofGifts);
  const findMatches = raw.prepare(ofMatches);
  const takeTouched = prepareTouched(raw);
  return async (history, db, cases) => {
    const touched = takeTouched();
    if (cases === 'touched' && touched.size === 0) return;
    const isAsked = (caseId: string) => cases === 'all' || touched.has(caseId);
    const [gifts, matches] = [findGifts.all() as unknown as Gift[], findMatches.all()];
    const reading = openReading(history, db);
    const main = new Set(history.base.cases);
    for (const sim of allCasesOf(history.base)) {
      const { id } = sim;
      if (!isAsked(id)) continue;
      const matchedInFen = Number(matches.find((one) => one.case_id === id)?.matched ?? 0);
      const own = gifts.filter((gift) => gift.case_id === id);
      // Most histories give nothing to these.
      if (own.length === 0 && !main.has(sim)) continue;
      await checkCase(reading, sim, { ...sumOf(own), matchedInFen });
      await checkDonors(reading, { caseId: id, gifts: own });
      await checkTrend(reading, { caseId: id, gifts: own });
    }
    await checkPlatform(reading, gifts);
    if (cases === 'all') await checkAtRest(reading, { gifts, cases: allCasesOf(history.base) });
    const { answered } = history.book;
    const asked = gifts.filter(({ case_id }) => isAsked(case_id));
    for (const gift of asked.slice(-4)) {
      const receiptCode = answered.find(({ answer }) => answer.orderId === gift.id)?.answer
        .receiptCode;
      await checkGift(reading, { gift, receiptCode });
    }
    const userId = asked.findLast(({ user_id }) => user_id !== null)?.user_id;
    if (!userId) return;
    await checkDonor(reading, { userId, gifts: gifts.filter((gift) => gift.user_id === userId) });
  };
}

function openReading(history: History, db: Database): Reading {
  const told: Reading['told'] = (place, shown, truth) => {
    for (const [name, value] of Object.entries(truth)) {
      const said = (shown as Record<string, unknown>)[name];
      if (said === value) continue;
      history.report('shown', `${place} says ${name} ${said}, and the ledger ${value}`);
    }
  };
  const keys = history.slots[0]?.services.keys as Reading['keys'];
  return { db, keys, now: history.scheduler.now, told };
}

async function checkCase(reading: Reading, { id, owner }: SimCase, money: MoneyOfCase) {
  const { db, keys, now, told } = reading;
  const { givenInFen, raisedInFen, donationCount, matchedInFen } = money;
  const [page, summary, card, raiser, allocation, results] = [
    await findCase(db, id, now),
    await findCaseSummary(db, { caseId: id }, now),
    await findCard(db, { caseId: id, locale: 'zh-CN' }, now),
    await findRaiserCase(db, { caseId: id }, now),
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
  if (card) told('the card of one case', card, { raisedInFen, donationCount, matchedInFen });
  if (raiser) told('the fundraiser centre', raiser, { raisedInFen, donationCount });
  const [raised] = await findRaisedCases({ db, keys }, { ...owner, locale: 'zh-CN' }, now);
  told('the list of own appeals', raised ?? {}, { raisedInFen });
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
  const ofCase = (infoUuid: string) => sumOf(gifts.filter((gift) => gift.case_id === infoUuid));
  for (const tab of ['newest', 'ended'] as const) {
    const { list } = await findCases(db, { ...everything, locale: 'zh-CN', tab }, now);
    for (const card of list) {
      const { raisedInFen: raised, donationCount: count } = ofCase(card.infoUuid);
      told('a card', card, { raisedInFen: raised, donationCount: count });
    }
  }
  const ended = await findEndedLines(db, { after: undefined, size: 20, now, locale: 'zh-CN' });
  for (const line of ended) {
    told('what ended', line, { raisedInFen: ofCase(line.infoUuid).raisedInFen });
  }
}
