import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, once, test } from '../support/browser.ts';
import { startServerProcess } from '../support/server-process.ts';

const folder = join(import.meta.dirname, '../../src/content/articles/zh-CN');

/** Finds the article that came last, and the instant its day began in China. */
function findNewest(): { slug: string; beganAt: number } {
  const dated = readdirSync(folder).map((name) => {
    const day = /^publishedOn: (\S+)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1];
    return { slug: basename(name, '.md'), beganAt: Date.parse(`${day}T00:00:00+08:00`) };
  });
  const [newest] = dated.sort((one, other) => other.beganAt - one.beganAt);
  if (!newest) throw new Error('There is no article.');
  return newest;
}

/** Starts a server of the one build, whose clock says another time. */
async function startAt(instant: number) {
  const clock = `const shift = ${instant - Date.now()}; const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parts) { if (parts.length > 0) super(...parts); else super(Real.now() + shift); }
      static now() { return Real.now() + shift; }
    };`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(clock)}`;
  return startServerProcess(process.env.WARMLIGHT_SEEDED ?? '', { NODE_OPTIONS });
}

test(
  'one build shows an article from its day on: itself, in lists, feed, sitemap and search',
  once,
  async () => {
    const { slug, beganAt } = findNewest();
    const found: { places: Record<string, boolean>; pages: number }[] = [];
    for (const instant of [beganAt - 60_000, beganAt + 60_000]) {
      const server = await startAt(instant);
      const read = async (path: string) => (await fetch(server.origin + path)).text();
      try {
        const { status } = await fetch(`${server.origin}/en/cf/article/${slug}`);
        const places = { itself: status === 200 };
        for (const path of ['/cf/article/list', '/en/rss.xml', '/sitemap-texts.xml']) {
          const text = await read(path);
          Object.assign(places, { [path]: text.includes(`/cf/article/${slug}`) });
          // The build knew neither this port nor this origin.
          expect(text, path).toContain(server.origin);
        }
        const index = JSON.parse(await read('/pagefind/pagefind-entry.json'));
        found.push({ places, pages: index.languages['zh-cn'].page_count });
      } finally {
        await server.stop();
      }
    }
    const [before, after] = found;
    expect(new Set(Object.values(before?.places ?? {}))).toEqual(new Set([false]));
    expect(new Set(Object.values(after?.places ?? {}))).toEqual(new Set([true]));
    expect(after?.pages).toBe((before?.pages ?? 0) + 1);
  },
);
