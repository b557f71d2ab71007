import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

const timeoutMs = 8 * 60_000;
let updating: Promise<boolean> | undefined;

/** Only root on a Debian can; false where that is not us, or where it went wrong. */
export async function installDebianPackages(...names: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${names.join(', ')} with apt-get.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  updating ??= runCommand('apt-get', ['update', '-qq'], { env, timeoutMs });
  await updating;
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  return runCommand('apt-get', args, { env, timeoutMs });
}
