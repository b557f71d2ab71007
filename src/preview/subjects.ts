import { caseListsExamples } from '#src/components/cases/case-lists.examples.ts';
import { casesExamples } from '#src/components/cases/cases.examples.ts';
import { commentsExamples } from '#src/components/comments/comments.examples.ts';
import { contentExamples } from '#src/components/content/content.examples.ts';
import { donationsExamples } from '#src/components/donations/donations.examples.ts';
import { formsExamples } from '#src/components/forms/forms.examples.ts';
import { platformExamples } from '#src/components/platform/platform.examples.ts';
import type { Subject } from './show.ts';

/** Everything the preview shows, by subject. */
export const subjects: readonly Subject[] = [
  { name: 'forms', shown: formsExamples },
  { name: 'platform', shown: platformExamples },
  { name: 'cases', shown: casesExamples },
  { name: 'lists of cases', shown: caseListsExamples },
  { name: 'donations', shown: donationsExamples },
  { name: 'comments', shown: commentsExamples },
  { name: 'content', shown: contentExamples },
];
