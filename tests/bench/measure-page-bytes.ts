import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Bytes of a page as browsers get them, compressed with brotli. */
export type PageBytes = {
  /** HTML with the styles and scripts in it, and styles in files: all that first reading needs. */
  htmlAndCss: number;
  /** Of that, scripts standing in the HTML, had each been sent alone. */
  inlineScript: number;
  /** Script files the page asks for by itself, none of which keeps it from being read. */
  eagerScript: number;
  /** Script files that keep the page from being read until they are there. */
  blockingScript: number;
  /** React and the islands' files, fetched when the page is idle or touched. */
  islands: number;
};

/** Measures a page of a running server, following scripts to what they import. */
export async function measurePageBytes(origin: string, path: string): Promise<PageBytes> {
  const page = await get(origin, path);
  const tags = [...page.text.matchAll(/<(script|link|astro-island)\b([^>]*)>/g)].map(
    ([, name, attributes = '']) => ({ name, attributes }),
  );
  const scripts = tags.filter(({ name }) => name === 'script');
  const files = (from: typeof tags, attribute: string) =>
    from.flatMap(({ attributes }) => attributeOf(attributes, attribute) ?? []);
  const later = /\b(type="module"|async|defer)/;
  const links = (rel: string) =>
    files(
      tags.filter(
        ({ name, attributes }) => name === 'link' && attributeOf(attributes, 'rel') === rel,
      ),
      'href',
    );
  const islands = tags.filter(({ name }) => name === 'astro-island');
  const sum = (paths: readonly string[]) => sumWithImports(origin, paths);
  const isLater = ({ attributes }: { attributes: string }) => later.test(attributes);
  const eager = [...files(scripts.filter(isLater), 'src'), ...links('modulepreload')];
  const styles = await Promise.all(links('stylesheet').map((href) => get(origin, href)));
  const inline = [...page.text.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const inlineBytes = await Promise.all(inline.map(async ([, code = '']) => sizeOf(code)));
  return {
    htmlAndCss: page.bytes + add(styles.map(({ bytes }) => bytes)),
    inlineScript: add(inlineBytes),
    eagerScript: await sum(eager),
    blockingScript: await sum(
      files(
        scripts.filter((one) => !isLater(one)),
        'src',
      ),
    ),
    islands: await sum(
      ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((attribute) =>
        files(islands, attribute),
      ),
    ),
  };
}

/** Each file once, with every module it imports from its first line on. */
async function sumWithImports(origin: string, paths: readonly string[]): Promise<number> {
  const waiting = paths.map((path) => new URL(path, origin).pathname);
  const seen = new Set<string>();
  let bytes = 0;
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const file = await get(origin, path);
    bytes += file.bytes;
    for (const [, imported = ''] of file.text.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+)["']/g)) {
      waiting.push(new URL(imported, new URL(path, origin)).pathname);
    }
  }
  return bytes;
}

async function get(origin: string, path: string): Promise<{ text: string; bytes: number }> {
  const answer = await fetch(new URL(path, origin), { headers: { 'accept-encoding': 'br' } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  if (answer.headers.get('content-encoding') !== 'br') throw new Error(`${path} came uncompressed`);
  return { text, bytes: Number(answer.headers.get('content-length')) };
}

async function sizeOf(text: string): Promise<number> {
  return (await compress(text)).byteLength;
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}

function add(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
