import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, hasChineseFont, howToGetChromium } from '#src/scripts/find-chromium.ts';
import { countPlaywright, countReport, noCases, oneFailed, onePassed } from './count-cases.ts';
import { engineNames, missingFor } from './find-engines.ts';
import { root, runCommand, runTool } from './run-command.ts';
import { runVitest } from './run-vitest.ts';
import type { Part, Step, StepResult } from './step.ts';

const reports = mkdtempSync(join(tmpdir(), 'warmlight-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

const lintArguments = [
  ...['ci', '--error-on-warnings', '--diagnostic-level=warn', '--max-diagnostics=50'],
  ...(process.stdout.isTTY ? [] : ['--colors=off']),
  '.',
];

/** What `npm test` does, in order; `asked` says which of vitest's projects are wanted. */
export function stepsFor(asked: readonly Part[]): Step[] {
  const all: Step[] = [
    {
      name: 'lint',
      parts: ['lint'],
      run: () => runOne('@biomejs/biome/bin/biome', lintArguments),
    },
    {
      name: 'rules, unit and server tests',
      parts: ['rules', 'unit', 'server'],
      run: () => runVitest(asked, join(reports, 'vitest.json')),
    },
    {
      name: 'types',
      parts: ['types'],
      run: () => runOne('astro/bin/astro.mjs', ['check']),
      // It uses one core for minutes, and nothing in the simulator minds the time.
      besideNext: true,
    },
    { name: 'simulator', parts: ['sim'], run: runSimulator },
    {
      name: 'build',
      parts: ['build', 'e2e', 'engines'],
      run: () => runScript('src/scripts/build.ts'),
    },
    { name: 'a server that is killed', parts: ['e2e'], run: runKills },
    { name: 'browser tests', parts: ['e2e'], run: runBrowser },
    { name: 'a third language', parts: ['e2e'], run: runThirdLanguage },
    { name: 'other browsers', parts: ['engines'], run: runEngines },
  ];
  return all.filter(({ parts }) => parts.some((part) => asked.includes(part)));
}

const histories = '5000';

/** Every history is a case of its own, but only all of them together say anything. */
const runSimulator = () => runScript('tests/sim/run-sim.ts', '--histories', histories);

async function runScript(file: string, ...args: string[]): Promise<StepResult> {
  const endedWell = await runCommand(process.execPath, [join(root, file), ...args]);
  return { counts: endedWell ? onePassed : oneFailed, leftOut: [] };
}

/** A few of the kills that `npm run crash` does by the thousand, under load and amid a refund. */
async function runKills(): Promise<StepResult> {
  const file = join(root, 'tests/sim/crash/run-crash.ts');
  const underLoad = await runCommand(process.execPath, [file, '--kills', '10']);
  const amidRefund = await runCommand(process.execPath, [file, '--kills', '4', '--refund', '150']);
  return { counts: underLoad && amidRefund ? onePassed : oneFailed, leftOut: [] };
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

/** Every page, in a copy of this tree that has a language more. */
async function runThirdLanguage(): Promise<StepResult> {
  if (findChromium()) return runScript('tests/third-language/run-third-language.ts');
  return { counts: noCases, leftOut: [`a third language. ${howToGetChromium}`] };
}

/** Giving, sign-in and launch in old, and in other, browsers than today's Chromium. */
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
