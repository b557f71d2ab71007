import { expect, test } from 'vitest';
import { amountInWords } from '#src/texts/amount-in-words.ts';

test.each([
  [1, '壹分'],
  [10, '壹角整'],
  [15, '壹角伍分'],
  [100, '壹元整'],
  [105, '壹元零伍分'],
  [1_000, '壹拾元整'],
  [10_500, '壹佰零伍元整'],
  [123_456, '壹仟贰佰叁拾肆元伍角陆分'],
  [1_000_001, '壹万元零壹分'],
  [10_001_000, '壹拾万零壹拾元整'],
  [1_000_000_000, '壹仟万元整'],
  [1_010_010_100, '壹仟零壹拾万零壹佰零壹元整'],
  [10_000_000_100, '壹亿零壹元整'],
  [99_999_999_999, '玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
])('%i fen are written %s', (amountInFen, words) => {
  expect(amountInWords(amountInFen)).toBe(words);
});
