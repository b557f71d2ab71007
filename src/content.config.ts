import { defineCollection } from 'astro:content';
import { agreementFields } from './content/agreements/agreement.ts';
import { markdownFolder } from './content/markdown-folder.ts';

// Astro wants exactly this file and this name: the folders of Markdown and what their files must say.
export const collections = {
  agreements: defineCollection({
    loader: markdownFolder('./src/content/agreements', agreementFields),
    schema: agreementFields,
  }),
};
