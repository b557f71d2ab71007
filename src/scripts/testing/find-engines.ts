import { existsSync } from 'node:fs';
import { type OldChromium, pathOfOldChromium } from './old-chromiums.ts';

type Wanted = { file: string; from: string };

const wanted = {
  'chromium-88': oldChromium('chromium-88'),
  'chromium-92': oldChromium('chromium-92'),
  'chromium-107': oldChromium('chromium-107'),
  firefox: [{ file: '/usr/bin/firefox-esr', from: "Debian's firefox-esr" }],
  webkit: [
    { file: '/usr/bin/WebKitWebDriver', from: "Debian's webkit2gtk-driver" },
    { file: '/usr/bin/Xvfb', from: "Debian's xvfb" },
  ],
} satisfies Record<string, readonly Wanted[]>;

/** Giving, sign-in and launch are tried in these browsers, other than today's Chromium. */
export type EngineName = keyof typeof wanted;
export const engineNames = Object.keys(wanted) as EngineName[];

function oldChromium(name: OldChromium): Wanted[] {
  return [{ file: pathOfOldChromium(name), from: 'node src/scripts/testing/old-chromiums.ts' }];
}

/** Answers what a browser needs and this machine lacks, as where it comes from. */
export function missingFor(name: EngineName): string[] {
  return wanted[name].filter(({ file }) => !existsSync(file)).map(({ from }) => from);
}
