import { agreementKinds } from '#src/content/agreements/agreement.ts';
import { day, fieldsOf, line, oneOf, threeNames, yesNo } from '#src/content/fields.ts';
import { articleTopics, authorRoles, nextSteps } from '#src/shared/content/enumerations.ts';

/** This is what stands above an article's text. */
export const articleFields = fieldsOf({
  title: line('articleTitle', [4, 70]),
  summary: line('articleSummary', [16, 200]),
  topic: oneOf(articleTopics),
  author: oneOf(authorRoles),
  publishedOn: day(),
  draft: yesNo(),
  related: threeNames(),
  next: oneOf(nextSteps),
  agreement: oneOf(agreementKinds),
});
