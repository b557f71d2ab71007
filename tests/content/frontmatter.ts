import { readSources } from '../support/sources.ts';

export type Text = {
  path: string;
  locale: string;
  name: string;
  fields: Record<string, unknown>;
  body: string;
};

/** The Markdown texts of a folder, with their fields as the site's own reader gives them. */
export function readTexts(folder: string): Text[] {
  return readSources(`src/content/${folder}/`)
    .filter(({ path }) => path.endsWith('.md'))
    .map(({ path, text }) => textOf(path, text));
}

export function textOf(path: string, text: string): Text {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const [, , , locale = '', file = ''] = path.split('/');
  return { path, locale, name: file.replace(/\.md$/, ''), fields: fieldsOf(head), body };
}

/** The little of YAML that our fields use: a value a line, and lists of words. */
function fieldsOf(head: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  let list: unknown[] = [];
  for (const line of head.split('\n')) {
    const [, name, rest = ''] = /^(\w+):(?: (.+))?$/.exec(line) ?? [];
    if (name === undefined) list.push(readValue(line.replace(/^ {2}- /, '')));
    else if (rest === '') fields[name] = list = [];
    else fields[name] = readValue(rest);
  }
  return fields;
}

function readValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === '[]') return [];
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return new Date(text);
  if (/^\d+$/.test(text)) return Number(text);
  return text.replace(/^(["'])(.*)\1$/, '$2');
}
