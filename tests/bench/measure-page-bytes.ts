import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** These are bytes of a page as browsers get them, compressed with brotli. */
export type PageBytes = {
  /**
   * It is HTML and styles until first reading: on a case, from the head to the end of its story.
   */
  htmlAndCss: number;
  /** This is the whole page as it is sent once it is read often, with all that stands in it. */
  document: number;
  /** These are scripts standing in the HTML, had each been sent alone. */
  inlineScript: number;
  /** These are script files the page asks for by itself, none of which keeps it from being read. */
  eagerScript: number;
  /** These are script files that keep the page from being read until they are there. */
  blockingScript: number;
  /** It is React with the heaviest island, fetched when the page is idle or touched. */
  islands: number;
  /** It counts all islands together, as a page fetches them that nobody touches. */
  idleScript: number;
};

/** Measures a page of a running server, following scripts to what they import. */
export async function measurePageBytes(origin: string, path: string): Promise<PageBytes> {
  const page = await getWarm(origin, path);
  const tags = tagsOf(page.text);
  const scripts = tags.filter(({ name }) => name === 'script');
  const sum = (paths: readonly string[]) => sumWithImports(origin, paths);
  const eager = [...valuesOf(scripts.filter(isLater), 'src'), ...linksOf(tags, 'modulepreload')];
  const blocking = scripts.filter((one) => !isLater(one));
  const styles = await Promise.all(linksOf(tags, 'stylesheet').map((href) => get(origin, href)));
  const inline = [...page.text.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const islands = tags.filter(isFetchedByItself);
  return {
    htmlAndCss: (await sizeOf(firstReading(page.text))) + add(styles.map(({ bytes }) => bytes)),
    document: page.bytes,
    inlineScript: add(await Promise.all(inline.map(([, code = '']) => sizeOf(code)))),
    eagerScript: await sum(eager),
    blockingScript: await sum(valuesOf(blocking, 'src')),
    islands: Math.max(0, ...(await Promise.all(islands.map((island) => sum(filesOf(island)))))),
    idleScript: await sum(islands.flatMap(filesOf)),
  };
}

type Tag = { name: string; attributes: string };

const tagsOf = (html: string): Tag[] =>
  [...html.matchAll(/<(script|link|astro-island)\b([^>]*)>/g)].map(
    ([, name = '', attributes = '']) => ({ name, attributes }),
  );

const valuesOf = (tags: readonly Tag[], attribute: string): string[] =>
  tags.flatMap(({ attributes }) => attributeOf(attributes, attribute) ?? []);

function linksOf(tags: readonly Tag[], rel: string): string[] {
  const links = tags.filter(({ name }) => name === 'link');
  return valuesOf(
    links.filter(({ attributes }) => attributeOf(attributes, 'rel') === rel),
    'href',
  );
}

const filesOf = (island: Tag): string[] =>
  ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((attribute) =>
    valuesOf([island], attribute),
  );

const isLater = ({ attributes }: Tag) => /\b(type="module"|async|defer)/.test(attributes);

/** What a script asks for first, such as the sign-in dialog, is no weight of the page. */
const isFetchedByItself = ({ name, attributes }: Tag) =>
  name === 'astro-island' && !/&quot;asked&quot;/.test(attributes);

/** A reader needs this before there is something to read: scripts come and go without it. */
function firstReading(html: string): string {
  const story = html.indexOf('data-story');
  const end = story < 0 ? html.length : html.indexOf('</section>', story);
  return html.slice(0, end).replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
}

/** Sums each file once, with every module it imports from its first line on. */
async function sumWithImports(origin: string, paths: readonly string[]): Promise<number> {
  const waiting = paths.map((path) => new URL(path, origin).pathname);
  const seen = new Set<string>();
  let bytes = 0;
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const file = await getFile(origin, path);
    bytes += file.bytes;
    for (const [, imported = ''] of file.text.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+)["']/g)) {
      waiting.push(new URL(imported, new URL(path, origin)).pathname);
    }
  }
  return bytes;
}

/** The longest page takes seconds to pack on a busy machine. */
const [readsAtMost, betweenReadsMs] = [200, 50];

/**
 * Finds a page as it is once read a few times: it is packed as tight as can be then, and waits for
 * that.
 */
async function getWarm(origin: string, path: string): Promise<Got> {
  let page = await get(origin, path);
  const tight = await sizeOf(page.text);
  for (let reads = 0; reads < readsAtMost && page.bytes > tight; reads += 1) {
    await sleep(betweenReadsMs);
    page = await get(origin, path);
  }
  return page;
}

type Got = { text: string; bytes: number };
const files = new Map<string, Promise<Got>>();

/** A file of the build, which is named by what is in it, is fetched once. */
function getFile(origin: string, path: string): Promise<Got> {
  const { href } = new URL(path, origin);
  const file = files.get(href) ?? get(origin, path);
  files.set(href, file);
  return file;
}

async function get(origin: string, path: string): Promise<Got> {
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
