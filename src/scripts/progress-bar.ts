import { setImmediate as letOthersRun } from 'node:timers/promises';

/** Makes a line that redraws itself in a terminal, and a line per quarter elsewhere. */
export function createProgressBar(
  title: string,
  total: number,
  out: NodeJS.WriteStream = process.stdout,
) {
  let done = 0;
  let shown = -1;
  const draw = () => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    const step = out.isTTY ? percent : Math.floor(percent / 25) * 25;
    if (step === shown) return;
    shown = step;
    const filled = Math.round(step / 4);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(25 - filled)}`;
    out.write(out.isTTY ? `\r${title} ${bar} ${step}%` : `${title} ${step}%\n`);
  };
  draw();
  return {
    /**
     * Draws, and lets timers have their turn: with SQLite nothing waits, and who looks for new
     * versions of keys, or ends the lease of a lock, would not be heard for the whole of a long work.
     */
    add(count = 1): Promise<void> {
      done += count;
      draw();
      return letOthersRun();
    },
    end() {
      if (out.isTTY) out.write('\n');
    },
  };
}
