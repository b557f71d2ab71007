import { expect, test } from 'vitest';
import { illnessKeyOf } from '#src/server/raising/sheet/illness-key-of.ts';

test.each([
  ['leukemia', 'leukemia'],
  ['白血病', 'leukemia'],
  ['急性淋巴细胞白血病（B 细胞）', 'leukemia'],
  ['胃癌', 'cancer'],
  ['尿毒症', 'kidney'],
  ['先天性心脏病', 'heart'],
  ['Stroke', 'stroke'],
  ['肺癌', 'cancer'],
  ['脑出血', 'stroke'],
  ['感冒', undefined],
  ['', undefined],
] as const)('%s belongs to %s', (disease, key) => {
  expect(illnessKeyOf(disease)).toBe(key);
});
