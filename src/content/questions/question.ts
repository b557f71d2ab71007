import { day, line, oneOf, order, yesNo } from '#src/content/fields.ts';
import { fieldsOf } from '#src/content/markdown-folder.ts';
import { askers } from '#src/shared/content/enumerations.ts';

/** What stands above the answer to a question. */
export const questionFields = fieldsOf({
  title: line('title', 'the question as someone would ask it', [4, 90]),
  asker: oneOf('asker', askers),
  order: order('order'),
  publishedOn: day('publishedOn'),
  draft: yesNo('draft'),
});
