import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** It is the repository's top folder. */
export const root = join(import.meta.dirname, '../../..');

/** In CI a part that is left out is a failure; elsewhere it is told, and counted as skipped. */
export const inCi = Boolean(process.env.CI);

type Options = { env?: Record<string, string>; timeoutMs?: number };

/**
 * Runs a command to its end with its output shown, and answers whether it went well. It gets no
 * input, so nothing can stop to ask.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, timeoutMs }: Options = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      ...(timeoutMs ? { timeout: timeoutMs } : {}),
    });
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Runs a tool of node_modules with the Node that runs this script. */
export function runTool(file: string, args: readonly string[], options: Options = {}) {
  return runCommand(process.execPath, [join(root, 'node_modules', file), ...args], options);
}
