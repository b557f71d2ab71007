import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Finished, finish } from './finished.ts';
import { policyOf } from './security-headers.ts';

const types: Record<string, string> = {
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
};

/** A worker asks for things under its own policy, not the page's. */
const workerPolicies: Record<string, string> = {
  'offline-worker.js': "default-src 'none'; connect-src 'self'",
};

/** These are files of the build by URL path; each is read once, when first asked for. */
export type StaticFiles = { find(path: string): Promise<Finished> | undefined };

export function createStaticFiles(
  folder: string,
  shared: readonly [string, string][],
): StaticFiles {
  const paths = listFiles(folder);
  const read = new Map<string, Promise<Finished>>();
  return {
    find(path) {
      const file = paths.get(path);
      if (!file) return undefined;
      let finished = read.get(path);
      if (!finished) {
        finished = readStatic(folder, { file, shared });
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
    paths.set(`/${name.replaceAll('\\', '/')}`, name);
  }
  return paths;
}

type Source = { file: string; shared: readonly [string, string][] };

async function readStatic(folder: string, { file, shared }: Source): Promise<Finished> {
  const plain = readFileSync(join(folder, file));
  const packed = join(folder, `${file}.br`);
  const headers: [string, string][] = [
    ...shared,
    ['content-type', types[extname(file)] as string],
    [
      'cache-control',
      file.startsWith('_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ],
    ['content-security-policy', policyOf(workerPolicies[file])],
  ];
  const brotli = existsSync(packed) ? readFileSync(packed) : undefined;
  return finish({ status: 200, headers, plain, brotli, compressible: false });
}
