import { readTextFile } from '#src/content/text-file.ts';
import { readSources } from '../support/sources.ts';

export type Text = {
  path: string;
  locale: string;
  name: string;
  fields: Record<string, unknown>;
  body: string;
};

/** Reads the Markdown texts of a folder, with their fields as the site's own reader gives them. */
export function readTexts(folder: string): Text[] {
  return readSources(`src/content/${folder}/`)
    .filter(({ path }) => path.endsWith('.md'))
    .map(({ path, text }) => textOf(path, text));
}

export function textOf(path: string, text: string): Text {
  const [, , , locale = '', file = ''] = path.split('/');
  return { path, locale, name: file.replace(/\.md$/, ''), ...readTextFile(text) };
}
