import { defineCollection } from 'astro:content';
import { agreementFields } from './content/agreements/agreement.ts';
import { articleFields } from './content/articles/article.ts';
import { guideFields } from './content/guides/guide.ts';
import { magazineFields } from './content/magazines/magazine.ts';
import { markdownFolder } from './content/markdown-folder.ts';
import { questionFields } from './content/questions/question.ts';

// Astro wants exactly this file and this name: the folders of Markdown and what their files must say.
export const collections = {
  agreements: defineCollection({
    loader: markdownFolder('./src/content/agreements', agreementFields),
    schema: agreementFields,
  }),
  articles: defineCollection({
    loader: markdownFolder('./src/content/articles', articleFields),
    schema: articleFields,
  }),
  guides: defineCollection({
    loader: markdownFolder('./src/content/guides', guideFields),
    schema: guideFields,
  }),
  magazines: defineCollection({
    loader: markdownFolder('./src/content/magazines', magazineFields),
    schema: magazineFields,
  }),
  questions: defineCollection({
    loader: markdownFolder('./src/content/questions', questionFields),
    schema: questionFields,
  }),
};
