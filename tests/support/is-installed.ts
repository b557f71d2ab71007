import { execFileSync } from 'node:child_process';

/** A machine may lack this program; what needs it is then not tried. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--help'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // Some know no such word, and are there.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
