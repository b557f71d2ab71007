import { execFileSync } from 'node:child_process';

/** Programs that a machine may lack; what needs them is then not tried. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--help'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
