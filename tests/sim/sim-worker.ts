import { parentPort, workerData } from 'node:worker_threads';
import { replaceChanceAndTime } from './engine/chance.ts';
import type { Plan } from './plan.ts';

/** What a worker is told to live: plans, or seeds whose plans it draws itself. */
export type Order = { id: number; plans?: readonly Plan[]; seeds?: readonly string[] };

// Before anything of the product is loaded, so that it finds no chance or clock of the machine's.
replaceChanceAndTime();
const { Stage } = await import('./world/stage.ts');
const { planOf } = await import('./plan.ts');

const port = parentPort;
if (port === null) throw new Error('This file is run as a worker of the simulator.');
const stage = await Stage.open(String((workerData as { worker: number }).worker));

let before = Promise.resolve();
port.on('message', (order: Order | 'end') => {
  before = before.then(() => obey(order));
});
port.postMessage('ready');

async function obey(order: Order | 'end'): Promise<void> {
  if (order === 'end') {
    await stage.close();
    port?.close();
    return;
  }
  const lived = [];
  for (const plan of order.plans ?? (order.seeds ?? []).map(planOf)) {
    lived.push(await stage.live(plan));
  }
  port?.postMessage({ id: order.id, lived });
}
