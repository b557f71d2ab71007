import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { islandStyleInSheet } from './island-style.ts';

const loadedAtStart = '$initial' as const;

/** The styles of what lies together would stand together in every page that uses one of them. */
const carriesNoStyle = /\/(src\/(server|shared|content|serving)|node_modules)\/.*\.[cm]?[jt]s$/;

/**
 * What a start loads lies in one file, and in another the words, which alone need two bytes a letter; parts
 * of pages lie together by the pages that use them. Names stay, since traces are read.
 */
const serverOutput = {
  minify: { compress: false, mangle: false, codegen: true },
  codeSplitting: {
    groups: [
      { name: 'words', test: /\/src\/texts\//, tags: [loadedAtStart], priority: 3 },
      {
        ...{ name: 'ground', tags: [loadedAtStart], priority: 2 },
        // It waits for the services, and whatever it waits for would wait for its file.
        test: (id: string) => !id.endsWith('/serving/entry.ts'),
      },
      {
        ...{ name: 'shared', minShareCount: 2, entriesAware: true },
        entriesAwareMergeThreshold: 40_000,
        test: carriesNoStyle,
      },
    ],
  },
};

/**
 * One bundle starts faster and is smaller in memory than hundreds of modules, and only a bundle
 * carries React's production build whatever NODE_ENV says. What finds files of its own is left out.
 */
export const bundled = {
  plugins: [islandStyleInSheet],
  environments: { ssr: { build: { rolldownOptions: { output: serverOutput } } } },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: {
    noExternal: true as const,
    external: ['sharp', 'pg', '@redis/client', 'pagefind'],
  },
};

export const serverEntry = 'server.mjs';

/**
 * This is what is run: it finds what the build compiled ahead, and writes nothing where it may not.
 */
const starter = `import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const directory = join(import.meta.dirname, '../compiled');
enableCompileCache({ directory, portable: true });
await import('./${serverEntry}');
`;

/** Writes what is run, and the letters of the code as a start reads them fastest. */
export async function finishServer(folder: string): Promise<void> {
  await writeFile(join(folder, 'entry.mjs'), starter);
  await writeInAscii(join(folder, 'chunks'));
}

/** A file with a single letter beyond these would stay in memory with two bytes for each of its letters. */
async function writeInAscii(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('words')) continue;
    const path = join(folder, name);
    const code = await readFile(path, 'utf8');
    const escaped = code.replaceAll(/[\u0080-\uffff]/g, escapeOf);
    if (escaped !== code) await writeFile(path, escaped);
  }
}

function escapeOf(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
