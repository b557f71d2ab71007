import type { z } from 'astro/zod';
import { type Texts, textsOf } from '#src/texts/texts.ts';
import { checkMarkdown } from './check-markdown.ts';
import type { Wanted } from './fields.ts';
import type { Fault } from './find-in-lines.ts';

/** This is how faults are told: in which language, and what each field is called there. */
type FaultWords = { texts: Texts['editor']; nameOf: (field: string) => string };

/** In the terminal a field has the name that it has in its file. */
const inTerminal: FaultWords = { texts: textsOf('en').editor, nameOf: (field) => field };

/**
 * Finds what keeps a file from being published, by its fields and its text; empty when nothing
 * does.
 */
export function findFaults(
  fields: z.ZodObject,
  file: { frontmatter: unknown; text: string },
  said: FaultWords = inTerminal,
): Fault[] {
  const { error } = fields.safeParse(file.frontmatter, { reportInput: true });
  const known = Object.keys(fields.shape).join(', ');
  const ofFields = error?.issues.map((issue) => ({
    field: String(issue.path[0] ?? ''),
    words: sayIssue(issue, { known, ...said }),
  }));
  return [...(ofFields ?? []), ...checkMarkdown(file.text, said.texts.faults)];
}

type Issue = z.core.$ZodIssue;
type Said = FaultWords & { known: string };

function sayIssue(issue: Issue, { known, texts, nameOf }: Said): string {
  const { faults } = texts;
  if (issue.code === 'unrecognized_keys') return faults.unknown(issue.keys.join(', '), known);
  const [field] = issue.path;
  if (field === undefined) return faults.noFields(known);
  const wanted = sayWanted(issue, texts.wanted);
  const isMissing = issue.input === undefined;
  return (isMissing ? faults.missing : faults.wrong)(nameOf(String(field)), wanted);
}

function sayWanted(issue: Issue, wanted: Texts['editor']['wanted']): string {
  const words = wanted[issue.message as Wanted];
  if (typeof words === 'string') return words;
  if (issue.code === 'too_small') return words(String(issue.minimum));
  if (issue.code === 'too_big') return words(String(issue.maximum));
  return words(issue.code === 'invalid_value' ? issue.values.join(', ') : '');
}
