import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Finished, finish } from './finished.ts';
import { policyOf } from './security-headers.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  // The search index, compressed as it is.
  '.pagefind': 'application/octet-stream',
  '.pf_meta': 'application/octet-stream',
  '.pf_index': 'application/octet-stream',
  '.pf_fragment': 'application/octet-stream',
};

/** A worker asks for things under its own policy, not the page's. */
const workerPolicies: Record<string, string> = {
  'offline-worker.js': "default-src 'none'; connect-src 'self'",
};

/** Files of the build by URL path; each is read once, when first asked for. */
export type StaticFiles = { find(path: string): Promise<Finished> | undefined };

export function createStaticFiles(
  folder: string,
  shared: readonly [string, string][],
): StaticFiles {
  const policies = readPolicies(folder);
  const paths = listFiles(folder);
  const read = new Map<string, Promise<Finished>>();
  return {
    find(path) {
      const file = paths.get(path);
      if (!file) return undefined;
      let finished = read.get(path);
      if (!finished) {
        finished = readStatic(folder, { file, policy: policies[path], shared });
        read.set(path, finished);
        // A disk that failed once is asked again.
        finished.catch(() => read.delete(path));
      }
      return finished;
    },
  };
}

function listFiles(folder: string): Map<string, string> {
  const paths = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    if (!types[extname(name)]) continue;
    const path = `/${name.replaceAll('\\', '/')}`;
    paths.set(path.replace(/(\/index)?\.html$/, '') || '/', name);
  }
  return paths;
}

function readPolicies(folder: string): Record<string, string> {
  const file = join(folder, '..', 'static-policies.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

type Source = { file: string; policy: string | undefined; shared: readonly [string, string][] };

async function readStatic(folder: string, { file, policy, shared }: Source): Promise<Finished> {
  const plain = readFileSync(join(folder, file));
  const packed = join(folder, `${file}.br`);
  const headers: [string, string][] = [
    ...shared,
    ['content-type', types[extname(file)] as string],
    [
      'cache-control',
      file.startsWith('_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ],
    [
      'content-security-policy',
      policyOf(policy ?? workerPolicies[file], policy ? plain.toString() : ''),
    ],
  ];
  const brotli = existsSync(packed) ? readFileSync(packed) : undefined;
  return finish({ status: 200, headers, plain, brotli, compressible: false });
}
