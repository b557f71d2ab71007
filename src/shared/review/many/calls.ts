import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { publicId, say, wholeNumber, words } from '#src/shared/contract/fields.ts';
import { manyAtOnce, queuesOfMany } from './queues-of-many.ts';

const task = v.strictObject({ taskId: publicId, revision: wholeNumber(1, 1_000_000) });

/** They come as a list, or as forms write it: each with its revision, joined by commas. */
const tasks = v.pipe(
  v.union(
    [
      v.array(task),
      v.pipe(
        v.string(),
        v.maxLength(2000, say('tooMany')),
        v.transform((text) => text.split(',').filter((one) => one !== '')),
        v.transform((all) => all.map((one) => one.split('.'))),
        v.transform((all): v.InferInput<typeof task>[] =>
          all.map(([taskId = '', revision = '']) => ({ taskId, revision })),
        ),
        v.array(task),
      ),
    ],
    say('required'),
  ),
  v.minLength(1, say('required')),
  v.maxLength(manyAtOnce, say('tooMany')),
);

export const deskDecideMany = defineCall({
  path: '/api/desk/decide-many',
  access: 'staff',
  summary: 'One decision on many posts, comments or wishes; each by itself, refusals said by each',
  input: v.strictObject({
    queue: v.picklist(queuesOfMany, say('unknown')),
    tasks,
    decision: v.picklist(['pass', 'refuse'], say('required')),
    words: v.optional(words(500), ''),
  }),
  output: v.object({
    list: v.array(
      v.object({
        taskId: v.string(),
        /** This is why this one was left as it is; null where the decision holds. */
        refusedBy: v.nullable(v.string()),
      }),
    ),
  }),
  errors: ['notFound', 'forbidden'],
});

export const decideManyCalls = [deskDecideMany];
