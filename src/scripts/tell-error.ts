/** For commands people run: what went wrong in words, without the way there. */
export function tellError(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** For the first line of a script: whatever it does not expect ends it with a sentence, too. */
export function tellErrors(): void {
  process.on('uncaughtException', (error) => {
    tellError(error);
    process.exit(1);
  });
}
