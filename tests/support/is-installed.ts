import { execFileSync } from 'node:child_process';

/** Programs that a machine may lack; what needs them is then not tried. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--help'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // Some know no such word, and are there.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
