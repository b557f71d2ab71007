import { z } from 'astro/zod';
import { fieldsOf, sentence } from '#src/content/markdown-folder.ts';

/** Every agreement by the word in its address, in the order in which they are listed. */
export const agreementKinds = [
  'user',
  'privacy',
  'fundraiser',
  'donor',
  'payment',
  'refund',
  'cookie',
] as const;

/** What stands above an agreement's text. Each refusal is a sentence that begins with its field. */
export const agreementFields = fieldsOf({
  kind: z.enum(agreementKinds, sentence('kind', `one of ${agreementKinds.join(', ')}`)),
  title: z
    .string(sentence('title', 'the name of the agreement'))
    .min(2, sentence('title', 'at least 2 characters long'))
    .max(40, sentence('title', 'at most 40 characters long')),
  version: z
    .string(sentence('version', 'two numbers in quotes, such as "1.0"'))
    .regex(/^\d+\.\d+$/, sentence('version', 'two numbers in quotes, such as "1.0"')),
  effectiveOn: z.date(sentence('effectiveOn', 'a day without quotes, such as 2026-01-31')),
  summary: z
    .array(z.string(sentence('summary', 'a list of plain sentences')), {
      ...sentence('summary', 'a list of 2 to 4 plain sentences, one to a line after a dash'),
    })
    .min(2, sentence('summary', 'a list of 2 to 4 sentences'))
    .max(4, sentence('summary', 'a list of 2 to 4 sentences')),
});
