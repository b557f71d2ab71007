import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { AstroAdapter, AstroIntegration } from 'astro';
import { floor, islandsFromFloorOn } from './floor.ts';
import { listAllowedCode } from './page-policy.ts';
import { putStylesAside } from './page-styles.ts';
import { bundled, finishServer, serverEntry } from './server-bundle.ts';
import { applyTextSize } from './text-size.ts';

const compress = promisify(brotliCompress);
const textFile = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/;

const touchDirective = {
  name: 'touch',
  entrypoint: fileURLToPath(new URL('./touch-directive.ts', import.meta.url)),
};

/** The styles of a page come from several builds, its script from the client's alone. */
const builtForFloor = {
  build: { cssTarget: floor },
  environments: { client: { build: { target: floor } } },
};

const adapter: AstroAdapter = {
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
};

/** Makes our Astro adapter: own server entry, text files compressed at build. */
export function serving(): AstroIntegration {
  let server = '';
  return {
    name: 'warmlight-serving',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, injectScript, updateConfig }) => {
        updateConfig({ vite: builtForFloor, build: { serverEntry } });
        if (command === 'build') updateConfig({ vite: bundled });
        injectScript('head-inline', `${islandsFromFloorOn};${applyTextSize}`);
        addClientDirective(touchDirective);
      },
      'astro:config:done': ({ setAdapter, config }) => {
        server = fileURLToPath(config.build.server);
        setAdapter(adapter);
      },
      'astro:build:ssr': async ({ manifest }) => {
        listAllowedCode(manifest);
        await putStylesAside(manifest, join(server, 'styles'));
      },
      'astro:build:done': async ({ dir }) => {
        await compressFiles(fileURLToPath(dir));
        await finishServer(server);
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
