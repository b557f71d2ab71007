import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** Hands the search to the box that asked for it, which no bundler can tie to it. */
const start = `import * as pagefind from './pagefind.js';
dispatchEvent(new CustomEvent('pagefind', { detail: pagefind }));
`;

/**
 * Makes the search index of a built site in `{folder}/pagefind`, one per language. Only what
 * stands in an element marked `data-pagefind-body` is found.
 */
export async function indexArticles(folder: string): Promise<void> {
  try {
    const { index, errors } = await createIndex();
    if (!index) throw new Error(`The search index can't be begun: ${errors.join(', ')}`);
    const read = await index.addDirectory({ path: folder });
    const written = await index.writeFiles({ outputPath: join(folder, 'pagefind') });
    const faults = [...read.errors, ...written.errors];
    if (faults.length > 0) throw new Error(`The search index failed: ${faults.join(', ')}`);
    await dropUnused(join(folder, 'pagefind'));
    await writeFile(join(folder, 'pagefind', 'start.js'), start);
  } finally {
    await close();
  }
}

/** Pagefind writes its own boxes beside the index; ours needs none of them. */
async function dropUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/^pagefind-.*\.(js|css)$/.test(name)) await rm(join(folder, name));
  }
}
