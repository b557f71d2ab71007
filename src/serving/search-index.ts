import { extname } from 'node:path';
import { dayInChina } from '#src/content/published.ts';
import { locales, withLocale } from '#src/shared/platform/locale.ts';
import { linkTo, type RouteName, routes } from '#src/shared/routes.ts';
import { type Finished, finish } from './finished.ts';
import { policyOf } from './security-headers.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};
/** This is the index itself, compressed as it is. */
const packedType = 'application/octet-stream';

/** Pagefind writes its own boxes beside the index; ours needs none of them. */
const unused = /^pagefind-.*\.(js|css)$/;
/** Hands the search to the box that asked for it, which no bundler can tie to it. */
const start = `import * as pagefind from './pagefind.js';
dispatchEvent(new CustomEvent('pagefind', { detail: pagefind }));
`;

type Parts = {
  /** Reads a page as readers get it. */
  readPage(path: string): Promise<Finished>;
  shared: readonly [string, string][];
  now(): number;
};

type Files = ReadonlyMap<string, Finished>;

/**
 * Makes the search over the texts, one index a language: made of the pages of a day in China when
 * it is first asked for, so that a text is found from its day on. Only what stands in an element
 * marked `data-pagefind-body` is found.
 */
export function createSearchIndex(parts: Parts): { find(path: string): Promise<Finished> } {
  let made: { day: number; files: Promise<Files> } | undefined;
  return {
    async find(path) {
      const day = dayInChina(new Date(parts.now())).getTime();
      if (made?.day !== day) {
        const files = makeIndex(parts);
        made = { day, files };
        // What failed once is tried again by whoever searches next.
        files.catch(() => {
          made = undefined;
        });
      }
      const file = (await made.files).get(path);
      return file ?? finishFile({ name: path, content: '' }, { ...parts, status: 404 });
    },
  };
}

async function makeIndex(parts: Parts): Promise<Files> {
  // It brings a process of its own, which no start waits for.
  const { close, createIndex } = await import('pagefind');
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`The search index can't be begun: ${errors.join(', ')}`);
  try {
    for (const path of await findTextPages(parts)) {
      const { status, plain } = await parts.readPage(path);
      const content = Buffer.from(plain).toString();
      if (status === 200) await index.addHTMLFile({ url: path, content });
    }
    const written = await index.getFiles();
    if (written.errors.length > 0)
      throw new Error(`The search index failed: ${written.errors.join(', ')}`);
    const own = { path: 'start.js', content: start };
    const files = [...written.files.filter(({ path }) => !unused.test(path)), own];
    const finished = files.map(
      async ({ path, content }) =>
        [`/pagefind/${path}`, await finishFile({ name: path, content }, parts)] as const,
    );
    return new Map(await Promise.all(finished));
  } finally {
    await close();
  }
}

/**
 * Finds the pages made of texts alone: those of the route table, and those the sitemap of texts
 * names.
 */
async function findTextPages({ readPage }: Parts): Promise<string[]> {
  const names = (Object.keys(routes) as RouteName[]).filter(
    (name) => routes[name].mode === 'S' && routes[name].indexed && !/\{/.test(routes[name].path),
  );
  const paths = locales.map(async (locale) => {
    const sitemap = await readPage(withLocale('/sitemap-texts.xml', locale));
    const listed = Buffer.from(sitemap.plain)
      .toString()
      .matchAll(/<loc>([^<]+)<\/loc>/g);
    return [
      ...names.map((name) => linkTo(name, { locale })),
      ...[...listed].map(([, address = '']) => new URL(address).pathname),
    ];
  });
  return (await Promise.all(paths)).flat();
}

type Made = Pick<Parts, 'shared'> & { status?: number };

function finishFile(
  { name, content }: { name: string; content: Uint8Array | string },
  { shared, status = 200 }: Made,
): Promise<Finished> {
  const type = types[extname(name)];
  return finish({
    status,
    headers: [
      ...shared,
      ['content-type', type ?? packedType],
      ['cache-control', 'no-cache'],
      ['content-security-policy', policyOf(undefined)],
    ],
    plain: Buffer.from(content),
    compressible: type !== undefined,
  });
}
