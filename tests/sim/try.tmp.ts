import { machine, replaceChanceAndTime } from './engine/chance.ts';

replaceChanceAndTime();
const { Stage } = await import('./world/stage.ts');
const { planOf } = await import('./plan.ts');
const stage = await Stage.open('t');
const n = Number(process.argv[2] ?? 5),
  from = Number(process.argv[3] ?? 0);
const a = machine.nowMs();
const cpu = process.cpuUsage();
let steps = 0,
  bad = 0;
const ops: Record<string, number> = {},
  faults: Record<string, number> = {};
for (let i = from; i < from + n; i++) {
  const lived = await stage.live(planOf(String(i)));
  steps += lived.steps;
  for (const [k, v] of Object.entries(lived.operations)) ops[k] = (ops[k] ?? 0) + v;
  for (const [k, v] of Object.entries(lived.faults)) faults[k] = (faults[k] ?? 0) + v;
  if (n < 4) console.log(lived.trace, lived.steps);
  if (lived.violations.length && bad++ < 4) console.log(lived.seed, lived.violations.slice(0, 3));
}
const b = machine.nowMs();
const used = process.cpuUsage(cpu);
console.log(
  {
    perHistoryMs: (b - a) / n,
    cpuMs: (used.user + used.system) / 1000 / n,
    stepsPer: steps / n,
    bad,
  },
  ops,
  faults,
);
if (process.env.DUMP)
  console.log(JSON.stringify((stage as any).raw.prepare(process.env.DUMP).all(), null, 1));
await stage.close();
