import { type Source, withoutComments } from './sources.ts';

/** Finds the forms of a file, each with its attributes and what stands in it, comments left out. */
export function formsIn(source: Source): string[] {
  const { text } = withoutComments(source);
  return [...text.matchAll(/<form(?=[\s>])[\s\S]*?<\/form>/g)].map(([form]) => form);
}

/** Says what a browser does with a form: `get` where it says nothing. */
export function methodOf(form: string): string {
  const written = /^[^>]*?\smethod=("\w+"|\{)/.exec(form)?.[1];
  return written ? written.replaceAll('"', '') : 'get';
}
