import { day, fieldsOf, line, oneOf, order, yesNo } from '#src/content/fields.ts';
import { askers } from '#src/shared/content/enumerations.ts';

/** This is what stands above the answer to a question. */
export const questionFields = fieldsOf({
  title: line('questionTitle', [4, 90]),
  asker: oneOf(askers),
  order: order(),
  publishedOn: day(),
  draft: yesNo(),
});
