import { expect, test } from 'vitest';
import { detailLines } from '#src/shared/review/act-details.ts';
import { textsOf } from '#src/texts/texts.ts';

const names = textsOf('en').review.audit.details;

test.each([
  ['{}', []],
  ['{"before":2,"value":3}', ['Before: 2', 'Content: 3']],
  ['{"value":{"amountInFen":5}}', ['Content: {"amountInFen":5}']],
  ['{"month":"2026-11","other":null}', ['Month: 2026-11', 'other: null']],
  ['{"refusals":{}}', []],
  ['{"refusals":{"content":"Too short"}}', ['Fields refused: Words: Too short']],
  ['{"refusals":{"other":"No"}}', ['Fields refused: other: No']],
  ['not what was written', ['not what was written']],
])('%s is said in lines', (detail, lines) => {
  expect(detailLines(detail, names, { content: 'Words' })).toEqual(lines);
});
