import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { findFaults } from './find-faults.ts';

/** A Markdown file can't be published; its message has a line for each thing to mend. */
class ContentError extends Error {
  constructor(file: string, sentences: readonly string[]) {
    super(sentences.map((words) => `${file}: ${words}`).join('\n'));
    this.name = 'ContentError';
  }
}

/**
 * Answers the Markdown files of a folder, `{language}/{name}.md` each with the id
 * `{language}/{name}`. A file with a fault stops the build with sentences that name the file and
 * what is wrong in it.
 */
export function markdownFolder(base: string, fields: z.ZodObject): Loader {
  const files = glob({
    base,
    pattern: '*/*.md',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });
  return {
    name: 'markdown-folder',
    load: (context) =>
      files.load({
        ...context,
        parseData: async (entry) => {
          const path = entry.filePath as string;
          const text = await readFile(path, 'utf8');
          const faults = findFaults(fields, { frontmatter: entry.data, text });
          const file = relative(fileURLToPath(context.config.root), path);
          if (faults.length > 0)
            throw new ContentError(
              file,
              faults.map(({ words }) => words),
            );
          return context.parseData(entry);
        },
      }),
  };
}
