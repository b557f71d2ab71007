import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, hasChineseFont, howToGetChromium } from '#src/scripts/find-chromium.ts';
import { countPlaywright, countReport, noCases, oneFailed, onePassed } from './count-cases.ts';
import { engineNames, missingFor } from './find-engines.ts';
import { root, runCommand, runTool } from './run-command.ts';
import { runVitest } from './run-vitest.ts';
import seedForRun from './seed-for-run.ts';
import type { Part, Step, StepResult } from './step.ts';

/** This is what runs at once: lanes, and in each of them one step after the other. */
type Phase = readonly (readonly Step[])[];

const reports = mkdtempSync(join(tmpdir(), 'warmlight-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

const lintArguments = [
  ...['ci', '--error-on-warnings', '--diagnostic-level=warn', '--max-diagnostics=50'],
  ...(process.stdout.isTTY ? [] : ['--colors=off']),
  '.',
];

/**
 * Answers what `npm test` does, in order; `asked` says which of vitest's projects are wanted.
 * Beside each other stands what needs one core, or mostly waits, and does not mind the time.
 */
export function phasesFor(asked: readonly Part[]): Phase[] {
  const vitest = () => runVitest(asked, join(reports, 'vitest.json'));
  const lint = () => runOne('@biomejs/biome/bin/biome', lintArguments);
  const types = () => runOne('astro/bin/astro.mjs', ['check']);
  const build = () => runScript('src/scripts/build.ts');
  const all: Phase[] = [
    [[step('lint', ['lint'], lint), step('rules, unit and server tests', ofVitest, vitest)]],
    [
      [
        step('types', ['types'], types),
        step('build', ['build', 'e2e', 'engines'], build),
        step('a seed for browsers', ['e2e', 'engines'], runSeed),
      ],
      [step('simulator', ['sim'], runSimulator)],
    ],
    [
      [
        step('a server that is killed', ['e2e'], () => runKills('--kills', '10')),
        step('one that is killed amid a refund', ['e2e'], () =>
          runKills('--kills', '4', '--refund', '150'),
        ),
        step('types with a third language', ['e2e'], () =>
          runScript('tests/third-language/check-types.ts'),
        ),
      ],
      [
        step('a third language', ['e2e'], runThirdLanguage),
        step('other browsers', ['engines'], runEngines),
      ],
    ],
    [[step('browser tests', ['e2e'], runBrowser)]],
  ];
  const isAsked = ({ parts }: Step) => parts.some((part) => asked.includes(part));
  return all.map((lanes) => lanes.map((lane) => lane.filter(isAsked)));
}

const ofVitest: readonly Part[] = ['rules', 'unit', 'server'];

const step = (name: string, parts: readonly Part[], run: Step['run']): Step => ({
  ...{ name, parts, run },
});

const histories = '3000';

/** Every history is a case of its own, but only all of them together say anything. */
const runSimulator = () => runScript('tests/sim/run-sim.ts', '--histories', histories);

async function runScript(file: string, ...args: string[]): Promise<StepResult> {
  const endedWell = await runCommand(process.execPath, [join(root, file), ...args]);
  return { counts: endedWell ? onePassed : oneFailed, leftOut: [] };
}

/** Runs a few of the kills that `npm run crash` does by the thousand. */
const runKills = (...args: string[]) => runScript('tests/sim/crash/run-crash.ts', ...args);

/** It is made once for all browsers: a server of theirs starts from a copy of it. */
async function runSeed(): Promise<StepResult> {
  const removeSeed = seedForRun();
  process.once('exit', removeSeed);
  return { counts: onePassed, leftOut: [] };
}

async function runOne(file: string, args: readonly string[]): Promise<StepResult> {
  const endedWell = await runTool(file, args, { env: { ASTRO_TELEMETRY_DISABLED: '1' } });
  return { counts: endedWell ? onePassed : oneFailed, leftOut: [] };
}

async function runBrowser(): Promise<StepResult> {
  const chromium = findChromium();
  if (!chromium) return { counts: noCases, leftOut: [`browser tests. ${howToGetChromium}`] };
  const leftOut = hasChineseFont() ? [] : ['Chinese letters: no font has them.'];
  const counts = await runPlaywright('e2e', { CHROME_PATH: chromium });
  return { counts, leftOut };
}

/** Reads every page, in a copy of this tree that has a language more. */
async function runThirdLanguage(): Promise<StepResult> {
  if (findChromium()) return runScript('tests/third-language/run-third-language.ts');
  return { counts: noCases, leftOut: [`a third language. ${howToGetChromium}`] };
}

/** Tries giving, sign-in and launch in old, and in other, browsers than today's Chromium. */
async function runEngines(): Promise<StepResult> {
  const missing = engineNames.filter((name) => missingFor(name).length > 0);
  const leftOut = missing.map((name) => `${name}: it needs ${missingFor(name).join(' and ')}.`);
  if (missing.length === engineNames.length) return { counts: noCases, leftOut };
  return { counts: await runPlaywright('engines'), leftOut };
}

async function runPlaywright(room: 'e2e' | 'engines', env: Record<string, string> = {}) {
  const file = join(reports, `${room}.json`);
  const args = ['test', '--config', `tests/${room}/playwright.config.ts`, '--reporter=list,json'];
  const told = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const endedWell = await runTool('playwright/cli.js', args, { env: told });
  return countReport(file, endedWell, countPlaywright);
}
