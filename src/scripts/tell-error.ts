/** For commands people run: what went wrong in words, without the way there. */
export function tellError(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
