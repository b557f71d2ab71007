import { askers } from '#src/shared/content/enumerations.ts';
import { day, line, oneOf, order, yesNo } from '../fields.ts';
import { fieldsOf } from '../markdown-folder.ts';

/** What stands above the answer to a question. */
export const questionFields = fieldsOf({
  title: line('title', 'the question as someone would ask it', [4, 90]),
  asker: oneOf('asker', askers),
  order: order('order'),
  publishedOn: day('publishedOn'),
  draft: yesNo('draft'),
});
