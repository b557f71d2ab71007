import { faults } from './faults.ts';
import { type Line, tryFault } from './try-fault.ts';

// `npm run faults -- redis` runs the built server under faults: those whose name holds this, or
// all.
const part = process.argv[2]?.toLowerCase() ?? '';
const asked = faults.filter(({ name }) => name.toLowerCase().includes(part));
if (asked.length === 0) throw new Error(`No fault is named ${part}.`);

// Each server and folder of forty faults is told when this process ends.
process.setMaxListeners(0);

const heads = ['fault', 'answers meanwhile', 'slowest', 'ready', 'well again after', 'lost'];
const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
row(heads);
row(heads.map(() => '---'));
let wrong = 0;
for (const fault of asked) {
  if (fault.missing) {
    row([fault.name, `not tried: ${fault.missing}`, '', '', '', '']);
    continue;
  }
  const line = await tryFault(fault);
  row(cellsOf(line));
  for (const words of new Set(line.wrong)) console.error(`  WRONG: ${words}`);
  wrong += line.wrong.length;
}
process.exit(wrong > 0 ? 1 : 0);

function cellsOf({ fault, answers, slowestMs, readyz, wellAfter, lost }: Line): string[] {
  return [fault, answers, `${(slowestMs / 1000).toFixed(1)} s`, readyz, wellAfter, String(lost)];
}
