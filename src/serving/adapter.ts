import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { floor, islandsFromFloorOn } from './floor.ts';
import { applyTextSize } from './text-size.ts';

const compress = promisify(brotliCompress);
const textFile = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/;

/**
 * One bundle starts faster and is smaller in memory than hundreds of modules, and only a bundle
 * carries React's production build whatever NODE_ENV says. Left out: what finds files of its own.
 */
const bundled = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: {
    noExternal: true as const,
    external: ['sharp', 'pino', 'prom-client', 'pg', '@redis/client', 'pagefind'],
  },
};

const touchDirective = {
  name: 'touch',
  entrypoint: fileURLToPath(new URL('./touch-directive.ts', import.meta.url)),
};

/** The styles of a page come from several builds, its script from the client's alone. */
const builtForFloor = {
  build: { cssTarget: floor },
  environments: { client: { build: { target: floor } } },
};

/** Our Astro adapter: own server entry, text files compressed at build. */
export function serving(): AstroIntegration {
  return {
    name: 'warmlight-serving',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, injectScript, updateConfig }) => {
        updateConfig({ vite: builtForFloor });
        if (command === 'build') updateConfig({ vite: bundled });
        injectScript('head-inline', `${islandsFromFloorOn};${applyTextSize}`);
        addClientDirective(touchDirective);
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'warmlight-serving',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: {
            buildOutput: 'server',
            middlewareMode: 'classic',
          },
          supportedAstroFeatures: {
            hybridOutput: 'stable',
            staticOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        await compressFiles(fileURLToPath(dir));
      },
    },
  };
}

async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !textFile.test(entry.name)) continue;
    const path = `${entry.parentPath}/${entry.name}`;
    await writeFile(`${path}.br`, await compress(await readFile(path)));
  }
}
