/** Tells people who run commands what went wrong in words, without the way there. */
export function tellError(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/**
 * The first line of a script calls it: whatever the script does not expect ends it with a sentence,
 * too.
 */
export function tellErrors(): void {
  process.on('uncaughtException', (error) => {
    tellError(error);
    process.exit(1);
  });
}
