export type TextFields = Record<string, unknown>;
type TextFile = { fields: TextFields; body: string };

/**
 * Reads a Markdown file's fields and its text, by the little of YAML that our fields use: a value
 * or a list.
 */
export function readTextFile(file: string): TextFile {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const fields: TextFields = {};
  let list: unknown[] = [];
  for (const line of head.split('\n')) {
    const [, name, rest = ''] = /^(\w+):(?: (.+))?$/.exec(line) ?? [];
    if (name === undefined) list.push(readValue(line.replace(/^ {2}- /, '')));
    else if (rest === '') fields[name] = list = [];
    else fields[name] = readValue(rest);
  }
  return { fields, body };
}

/** Writes the file again, as an editor would have written it. */
export function writeTextFile({ fields, body }: TextFile): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    Array.isArray(value) && value.length > 0
      ? [`${name}:`, ...value.map((one) => `  - ${writeValue(one)}`)]
      : [`${name}: ${writeValue(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`;
}

function readValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === '[]') return [];
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return new Date(text);
  if (/^\d+$/.test(text)) return Number(text);
  if (/^".*"$/.test(text)) return JSON.parse(text);
  return text.replace(/^'(.*)'$/, '$1');
}

function writeValue(value: unknown): string {
  if (Array.isArray(value)) return '[]';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== 'string') return String(value);
  // It stands in quotes wherever YAML would read something else than these words.
  const plain = /^[\p{L}\p{N}（《“「]/u.test(value) && !/: |\s#|[\n"]|:$/.test(value);
  return plain && readValue(value) === value ? value : JSON.stringify(value);
}
