/** A line that redraws itself in a terminal, and a line per quarter elsewhere. */
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
    add(count = 1) {
      done += count;
      draw();
    },
    end() {
      if (out.isTTY) out.write('\n');
    },
  };
}
