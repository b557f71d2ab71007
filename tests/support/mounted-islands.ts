import { readSources } from './sources.ts';

/** Lists the names of the islands that pages and mounts hydrate. */
export function mountedIslands(): string[] {
  const pages = readSources('src/pages/', 'src/islands/', 'src/layouts/', 'src/components/');
  const mounted = pages
    .filter(({ path }) => path.endsWith('.astro'))
    .flatMap(({ text }) => [...text.matchAll(/<([A-Z]\w*)\s[^<]*?\bclient:\w/g)])
    .map(([, name = '']) => name);
  return [...new Set(mounted)];
}
