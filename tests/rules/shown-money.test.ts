import { expect, test } from 'vitest';
import { importsOf } from '../support/imports-of.ts';
import { isCode, readSources, type Source } from '../support/sources.ts';

/** This of a gift or a case says how much is raised, or how many gave. */
const figure = /\breturned_in_fen\b|\/(?:money\/shown-fund|db\/kept-gifts)\.ts'/;
const reading = /^src\/server\/.*\/(?:find|count)-[\w-]+\.ts$/;

/** These columns of a fund say what is raised: one module names them to read, and who writes. */
const funds = /\b(?:given_in_fen|raised_in_fen|donation_count)\b/;
const ofFunds =
  /^src\/server\/(?:db\/|cases\/transitions\/|cases\/money\/shown-fund\.ts$|.*equations?\.ts$)/;

/** One module again asks whether a gift is kept, or reckons what of it. */
const kept =
  /\breturned_in_fen['"]?\)? ?,? ?['"]?<|['"]-['"],\s*(?:\w+\.)?ref\(['"](?:\w+\.)?returned_in_fen/;
const ofKept = /^src\/server\/db\//;

/** Readings that the simulator does not ask, and what holds them. */
const aside: Readonly<Record<string, string>> = {
  'src/server/activities/find-activities.ts': 'a pool, by an equation of activities',
  'src/server/activities/find-control.ts':
    'for staff; tests/server/activities/control-group.test.ts',
  'src/server/activities/find-own-part.ts': 'a pool, by an equation of activities',
  'src/server/activities/find-room.ts': 'decides what is added, by an equation of activities',
  'src/server/attribution/find-channels.ts':
    'of channels; tests/server/attribution/channels.test.ts',
  'src/server/desk/cases/find-searched-cases.ts': 'for staff alone',
  'src/server/discussions/find-voting-gift.ts': 'says of one gift whether it gives a vote',
  'src/server/donations/order/find-payable-case.ts':
    'what is missing is asked before a gift; tests/server/donations/meant.test.ts',
  'src/server/experiments/find-group-results.ts':
    'for staff; tests/server/experiments/cashier-entry.test.ts',
  'src/server/kinds/find-dream-summary.ts': 'of dreams; tests/server/kinds/dream.test.ts',
  'src/server/papers/cards/find-card.ts': 'says of one gift whether it stands',
  'src/server/publicity/find-refund-lines.ts': 'of case refunds, by an equation of refunds',
  'src/server/raising/decide/find-public-changes.ts': 'for the family alone, no figure of gifts',
  'src/server/refunds/case/find-case-refund.ts': 'of case refunds, by an equation of refunds',
  'src/server/refunds/passing/find-next-family.ts': 'orders families and says no figure',
  'src/server/sharing/find-share-result.ts': 'tests/server/sharing/share-results.test.ts',
  'src/server/venues/find-gifts.ts': 'tests/server/venues/venue-lists.test.ts',
  'src/server/venues/find-top-list.ts': 'says of one gift whether it stands, for its name',
  'src/server/withdrawals/notice/find-shown-objectors.ts':
    'counts people up to three, says no figure',
  'src/server/withdrawals/find-case-refund-messages.ts':
    'of case refunds, by an equation of refunds',
};

const sources = readSources('src/server/').filter(isCode);
const bySource = new Map(sources.map((source) => [source.path, source]));

/** Finds what the simulator reads as a person would, and what that is made of. */
function findAsked(): Set<string> {
  const asked = new Set<string>();
  let next: Source[] = readSources('tests/sim/checks/').filter(isCode);
  while (next.length > 0) {
    const targets = next.flatMap(importsOf).filter(({ typeOnly }) => !typeOnly);
    const fresh = targets.map(({ target }) => target).filter((target) => !asked.has(target));
    for (const target of fresh) asked.add(target);
    next = fresh.flatMap((target) => bySource.get(target) ?? []);
  }
  return asked;
}

const readings = sources.filter(({ path, text }) => reading.test(path) && figure.test(text));

test('whoever says what was raised is compared with the ledger by the simulator, or held otherwise', () => {
  const asked = findAsked();
  const paths = readings.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !asked.has(path) && !(path in aside))).toEqual([]);
  expect(Object.keys(aside).filter((path) => !paths.includes(path) || asked.has(path))).toEqual([]);
});

test.each([
  ['the columns of a fund', funds, ofFunds],
  ['what is kept of a gift', kept, ofKept],
])('%s are named in one module for all who show them', (_, named, mayName) => {
  const naming = sources.filter(({ text }) => named.test(text)).map(({ path }) => path);
  expect(naming.some((path) => mayName.test(path))).toBe(true);
  expect(naming.filter((path) => !mayName.test(path))).toEqual([]);
});

test('the rule sees who would reckon alone', () => {
  const reckoning = [
    ".whereRef('returned_in_fen', '<', 'amount_in_fen')",
    ".onRef('donations.returned_in_fen', '<', 'donations.amount_in_fen')",
    "eb('amount_in_fen', '-', eb.ref('returned_in_fen'))",
    'sql`donations.returned_in_fen < donations.amount_in_fen`',
  ];
  expect(reckoning.filter((text) => !kept.test(text))).toEqual([]);
  expect(kept.test(".select(['amount_in_fen', 'returned_in_fen'])")).toBe(false);
});
