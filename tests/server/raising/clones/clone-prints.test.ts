import { expect, test } from 'vitest';
import {
  bitsApart,
  bucketsToSearch,
  isTelling,
  mostBitsApart,
  pictureBuckets,
} from '#src/server/raising/clones/picture-print.ts';
import { likenessOf, shinglesOf, storyBuckets } from '#src/server/raising/clones/story-print.ts';
import { retold, storyOfNumber } from '../../../support/test-stories.ts';

const sharedBuckets = (one: string, other: string) => {
  const others = storyBuckets(shinglesOf(other));
  return storyBuckets(shinglesOf(one)).filter((bucket, at) => bucket === others[at]).length;
};

test('a story is like itself whatever its signs, numbers and width of letters', () => {
  const story = storyOfNumber(1);
  const same = `【${story.replaceAll('。', '！\n')}】2026年１２３`;
  expect(likenessOf(shinglesOf(story), shinglesOf(same))).toBeGreaterThan(0.95);
});

test('a retold story meets the first in some bucket, an other story in none', () => {
  for (let number = 1; number <= 40; number += 1) {
    const story = storyOfNumber(number, 400);
    const copy = retold(story, 16);
    expect(likenessOf(shinglesOf(story), shinglesOf(copy))).toBeGreaterThan(0.5);
    expect(sharedBuckets(story, copy)).toBeGreaterThan(0);
    expect(sharedBuckets(story, storyOfNumber(number + 500, 400))).toBe(0);
  }
});

test('English stories are compared by words', () => {
  const story =
    'My father worked as a carpenter for twenty years until a fever in March turned out to be leukaemia and we took him to the county hospital the very same night';
  const copy = story.replace('carpenter', 'mason').replace('March', 'April');
  expect(likenessOf(shinglesOf(story), shinglesOf(copy))).toBeGreaterThan(0.5);
  const other =
    'Our daughter was born in the spring with a hole in her heart and the surgeons in the city say she can be healed when she is strong enough for it';
  expect(likenessOf(shinglesOf(story), shinglesOf(other))).toBeLessThan(0.1);
});

test('a few words say too little to be alike', () => {
  const short = '请帮帮我的父亲';
  expect(likenessOf(shinglesOf(short), shinglesOf(short))).toBe(0);
  expect(storyBuckets(shinglesOf(short))).toEqual([]);
});

test('every picture at most seven bits away is found by the buckets that are searched', () => {
  let state = 3;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const hex = (value: bigint) => value.toString(16).padStart(16, '0');
  for (let round = 0; round < 500; round += 1) {
    const first = Array.from({ length: 64 }, () => random(2)).join('');
    const hash = hex(BigInt(`0b${first}`));
    let changed = BigInt(`0x${hash}`);
    for (let bit = 0; bit < mostBitsApart; bit += 1) changed ^= 1n << BigInt(random(64));
    const copy = hex(changed);
    expect(bitsApart(hash, copy)).toBeLessThanOrEqual(mostBitsApart);
    const kept = pictureBuckets(copy);
    const found = bucketsToSearch(hash).some(({ band, buckets }) =>
      kept.some((one) => one.band === band && buckets.includes(one.bucket)),
    );
    expect(found).toBe(true);
  }
});

test('a picture of one colour tells nothing', () => {
  expect(isTelling('0000000000000000')).toBe(false);
  expect(isTelling('ffffffffffffff0f')).toBe(false);
  expect(isTelling('a1b2c3d4e5f60718')).toBe(true);
});
