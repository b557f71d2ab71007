const tag = /<[a-z/!?]/gi;
const topHeading = /^ {0,3}# /gm;
const inlineLink = /\]\(\s*([^)\s]*)/g;
const linkDefinition = /\]:\s*(\S*)/g;
const goodTarget = /^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/**
 * What a Markdown file must not contain, as sentences with line numbers. The renderer lets HTML
 * through untouched, so nothing that begins like a tag may stand anywhere, code included.
 */
export function checkMarkdown(file: string): string[] {
  const faults = [
    ...find(file, tag, () => 'holds HTML; write it in Markdown.'),
    ...find(file, topHeading, () => 'is a heading like the title; begin with ## instead.'),
    ...find(file, inlineLink, faultOfLink),
    ...find(file, linkDefinition, faultOfLink),
  ];
  return faults
    .sort((one, other) => one.line - other.line)
    .map(({ line, fault }) => `line ${line} ${fault}`);
}

function faultOfLink([, target = '']: RegExpMatchArray): string | undefined {
  if (goodTarget.test(target)) return undefined;
  return `links to "${target}"; a link begins with /, #, https://, mailto: or tel:.`;
}

function find(
  file: string,
  pattern: RegExp,
  faultOf: (match: RegExpMatchArray) => string | undefined,
) {
  return [...file.matchAll(pattern)].flatMap((match) => {
    const fault = faultOf(match);
    return fault ? [{ line: file.slice(0, match.index).split('\n').length, fault }] : [];
  });
}
