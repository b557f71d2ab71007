import { replaceChanceAndTime } from './engine/chance.ts';
import type { Plan } from './plan.ts';

/** A worker is told to live this: plans, or seeds whose plans it draws itself. */
export type Order = { id: number; plans?: readonly Plan[]; seeds?: readonly string[] };

// Replaces them before anything of the product is loaded, so that it finds no chance or clock of
// the machine's.
replaceChanceAndTime();
const { Stage } = await import('./world/stage.ts');
const { planOf } = await import('./plan.ts');

const stage = await Stage.open(String(process.argv[2]));
const tell = (words: unknown) => process.send?.(words);

let before = Promise.resolve();
process.on('message', (order: Order) => {
  before = before.then(() => obey(order));
});
// It ends also when whoever asked is gone.
process.on('disconnect', () => stage.close());
tell('ready');

async function obey({ id, plans, seeds = [] }: Order): Promise<void> {
  const lived = [];
  for (const plan of plans ?? seeds.map(planOf)) lived.push(await stage.live(plan));
  tell({ id, lived });
}
