import { agreementKinds } from '#src/content/agreements/agreement.ts';
import { day, line, namesOf, oneOf, yesNo } from '#src/content/fields.ts';
import { fieldsOf } from '#src/content/markdown-folder.ts';
import { articleTopics, authorRoles, nextSteps } from '#src/shared/content/enumerations.ts';

/** What stands above an article's text. */
export const articleFields = fieldsOf({
  title: line('title', 'the headline of the article', [4, 70]),
  summary: line('summary', 'one or two sentences for lists and previews', [16, 200]),
  topic: oneOf('topic', articleTopics),
  author: oneOf('author', authorRoles),
  publishedOn: day('publishedOn'),
  draft: yesNo('draft'),
  related: namesOf('related', 3),
  next: oneOf('next', nextSteps),
  agreement: oneOf('agreement', agreementKinds),
});
