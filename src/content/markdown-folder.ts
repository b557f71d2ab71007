import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { checkMarkdown } from './check-markdown.ts';

/** A Markdown file that can't be published; its message has a line for each thing to mend. */
class ContentError extends Error {
  constructor(file: string, sentences: readonly string[]) {
    super(sentences.map((words) => `${file}: ${words}`).join('\n'));
    this.name = 'ContentError';
  }
}

/** The refusal of one field, told as a sentence whether it is missing or wrong. */
export function sentence(field: string, wanted: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined
        ? `${field} is missing; it must be ${wanted}.`
        : `${field} must be ${wanted}.`,
  };
}

/** The fields above a text, and no others, so that a misspelt name is told. */
export function fieldsOf<Shape extends z.core.$ZodShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${(issue.keys as string[]).join(', ')} can't be used here; the fields are ${known}.`
        : `the lines between --- at the top must give the fields ${known}.`,
  });
}

/** What keeps a file from being published, by its fields and its text; empty when nothing does. */
export function findFaults(
  fields: z.ZodType,
  file: { frontmatter: unknown; text: string },
): string[] {
  const parsed = fields.safeParse(file.frontmatter);
  const ofFields = parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  return [...ofFields, ...checkMarkdown(file.text)];
}

/**
 * The Markdown files of a folder, `{language}/{name}.md` each with the id `{language}/{name}`. A
 * file with a fault stops the build with sentences that name the file and what is wrong in it.
 */
export function markdownFolder(base: string, fields: z.ZodType): Loader {
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
          if (faults.length > 0) throw new ContentError(file, faults);
          return context.parseData(entry);
        },
      }),
  };
}
