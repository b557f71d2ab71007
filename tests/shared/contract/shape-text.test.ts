import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#src/shared/calls.ts';
import { schemaOf } from '#src/shared/contract/api-document.ts';
import { shapeText } from '#src/shared/contract/shape-text.ts';

test('a shape is written a field a line, with what else must hold of it', () => {
  const shape = v.object({
    infoUuid: v.pipe(v.string(), v.regex(/^\w{22}$/)),
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 10),
    words: v.optional(v.pipe(v.string(), v.maxLength(200))),
    kind: v.picklist(['gave', 'told']),
    parts: v.array(v.object({ name: v.nullable(v.string()) })),
    labels: v.record(v.string(), v.number()),
  });
  expect(shapeText(schemaOf(shape, 'input'))).toBe(`{
 infoUuid: string /^\\w{22}$/
 size?: integer 1…50 = 10
 words?: string …200 characters
 kind: "gave" | "told"
 parts: [{
  name: string | null
 }]
 labels: { [name]: number }
}`);
});

test('every field of every call is in its text, by its name', () => {
  for (const { input, output } of calls)
    for (const schema of [schemaOf(input, 'input'), schemaOf(output, 'output')]) {
      const named = [...JSON.stringify(schema).matchAll(/"properties":\{"(\w+)"/g)];
      for (const [, name = ''] of named) expect(shapeText(schema)).toContain(` ${name}`);
    }
});
