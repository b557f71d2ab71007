import { expect, test } from 'vitest';
import { allStories } from '#src/scripts/demo/all-stories.ts';
import { commentWords, thanksWords } from '#src/scripts/demo/comment-words.ts';
import { giftWords } from '#src/scripts/demo/gift-words.ts';

/** Chance lays these words on any case: nothing says that its books or its updates bear them out. */
const anywhere = [...commentWords, ...thanksWords, ...giftWords.zh, ...giftWords.en];
/** It speaks of earlier gifts, of money that was spent, of payouts or of updates. */
const claims =
  /第[二三四]次|又来|捐过|交上|缴费|付清|提现|用款|进展|again|\bupdates?\b|paid out|spent/i;

test('words of the demo that stand on any case claim nothing that its books would have to show', () => {
  expect(anywhere.filter((words) => claims.test(words))).toEqual([]);
});

test('the rule finds a claim', () => {
  expect(
    ['今天的费用已经交上。', '第二次来了', 'Back again'].every((one) => claims.test(one)),
  ).toBe(true);
});

test('each tumour of the demo is filed as families are told to file it', () => {
  const tumours = allStories.filter(({ illness }) => /[癌瘤]/.test(illness));
  expect(tumours.length).toBeGreaterThan(3);
  expect(tumours.filter(({ illnessKey }) => illnessKey !== 'cancer')).toEqual([]);
});
