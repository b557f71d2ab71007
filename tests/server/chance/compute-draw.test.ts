import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawAward, hashOfSeed, hashOfTable } from '#src/server/chance/compute-draw.ts';
import { verifyRecord } from '#src/server/chance/verify-record.ts';
import { type Award, nothingAfter, wholeOdds } from '#src/shared/chance/award.ts';
import type { PublicRecord } from '#src/shared/chance/public-record.ts';

/** This is fixed, so that what is counted here is always the same. */
const seed = createHash('sha256').update('a seed of tests').digest('hex');
const goods = (stock: number, odds: number): Award => ({
  ...{ kind: 'goods', names: { en: `One of ${stock}` }, rightId: null, stock, odds },
  worthInFen: 1000,
});
const listed = [goods(20, 10), goods(500, 90), goods(300, 400), goods(9000, 1500), goods(1, 1000)];
const awards = [...listed, nothingAfter(listed)];
const drawCount = 100_000;

/** Draws the same in whole numbers of any size, by another hand. */
function drawnByHand(person: number, n: number): number {
  for (let round = 0n; ; round += 1n) {
    const mac = createHmac('sha256', seed).update(`${person}:${n}:${round}`).digest('hex');
    const value = BigInt(`0x${mac.slice(0, 13)}`);
    if (value >= (2n ** 52n / 10_000n) * 10_000n) continue;
    const point = Number(value % 10_000n);
    const endOf = (at: number) => awards.slice(0, at + 1).reduce((sum, { odds }) => sum + odds, 0);
    return awards.findIndex((_, at) => point < endOf(at)) + 1;
  }
}

/** People draw by turns, ten times each; what is gone falls to the next. */
function makeRecord(): PublicRecord {
  const left = awards.map(({ stock }) => stock ?? Number.POSITIVE_INFINITY);
  const draws = Array.from({ length: drawCount }, (_, at) => {
    const [person, n] = [(at % (drawCount / 10)) + 1, Math.floor(at / (drawCount / 10)) + 1];
    const drawnId = drawnByHand(person, n);
    let awardId = drawnId;
    while (left[awardId - 1] === 0) awardId += 1;
    left[awardId - 1] = (left[awardId - 1] ?? 0) - 1;
    return { sequence: at + 1, person, n, drawnId, awardId };
  });
  const hashes = { seedHash: hashOfSeed(seed), tableHash: hashOfTable(awards) };
  return { lottery: 'one', startsAt: 1, endsAt: 2, ...hashes, seed, awards, draws };
}

const record = makeRecord();

test('100,000 results follow from the published seed, stock and all', () => {
  expect(verifyRecord(record)).toEqual([]);
  expect(verifyRecord(JSON.parse(JSON.stringify(record)) as PublicRecord)).toEqual([]);
});

test('the odds are those of the table', () => {
  const counts = awards.map((_, at) => record.draws.filter((one) => one.drawnId === at + 1).length);
  const chiSquare = awards.reduce((sum, { odds }, at) => {
    const expected = (drawCount * odds) / wholeOdds;
    return sum + ((counts[at] ?? 0) - expected) ** 2 / expected;
  }, 0);
  // It has five degrees of freedom: it is beyond this once in a thousand seeds.
  expect(chiSquare).toBeLessThan(20.515);
});

test('nothing is given beyond its stock', () => {
  for (const [at, { stock }] of awards.entries()) {
    const given = record.draws.filter(({ awardId }) => awardId === at + 1).length;
    if (stock !== null) expect(given).toBeLessThanOrEqual(stock);
  }
  expect(record.draws.some(({ drawnId, awardId }) => awardId > drawnId)).toBe(true);
});

test('what was turned is found: a result, its order, the table, the seed', () => {
  const [first, second, ...rest] = record.draws;
  if (!first || !second) throw new Error('There are no draws.');
  const withDraws = (...draws: typeof record.draws) => verifyRecord({ ...record, draws });
  const better = { ...first, awardId: first.awardId === 1 ? 2 : 1 };
  expect(withDraws(better, second, ...rest)).not.toEqual([]);
  const other = { ...first, drawnId: first.drawnId === 6 ? 5 : 6 };
  expect(withDraws(other, second, ...rest)).not.toEqual([]);
  expect(withDraws(second, first, ...rest)).not.toEqual([]);
  expect(withDraws(first, ...rest)).not.toEqual([]);
  expect(withDraws({ ...first, person: 7 }, second, ...rest)).not.toEqual([]);
  const dearer = awards.map((one) => ({ ...one, odds: one.odds + 1 }));
  expect(verifyRecord({ ...record, awards: dearer })).toHaveLength(2);
  const otherSeed = createHash('sha256').update('another').digest('hex');
  expect(verifyRecord({ ...record, seed: otherSeed })).toHaveLength(1);
  expect(verifyRecord({ ...record, seed: null })).toHaveLength(1);
});

test('odds that are not whole draw nothing', () => {
  expect(() => drawAward(seed, { person: 1, n: 1 }, [])).toThrow('not whole');
});
