import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Plan } from './plan.ts';
import type { Order } from './sim-worker.ts';
import type { Lived } from './world/stage.ts';

/** These are processes that live histories; each has a world of its own. */
export type Crew = {
  size: number;
  live(worker: number, plans: readonly Plan[]): Promise<Lived[]>;
  liveSeeds(worker: number, seeds: readonly string[]): Promise<Lived[]>;
  close(): Promise<void>;
};

type Member = { worker: ChildProcess; waiting: Map<number, (lived: Lived[]) => void> };

export async function openCrew(size: number): Promise<Crew> {
  const members = await Promise.all(Array.from({ length: size }, (_, at) => openMember(at)));
  let ids = 0;
  const send = (worker: number, order: Omit<Order, 'id'>) =>
    new Promise<Lived[]>((resolve) => {
      const member = members[worker % size] as Member;
      ids += 1;
      member.waiting.set(ids, resolve);
      member.worker.send({ id: ids, ...order });
    });
  return {
    size,
    live: (worker, plans) => send(worker, { plans }),
    liveSeeds: (worker, seeds) => send(worker, { seeds }),
    close: async () => {
      await Promise.all(
        members.map(async ({ worker }) => {
          const ended = once(worker, 'exit');
          worker.disconnect();
          await ended;
        }),
      );
    },
  };
}

async function openMember(at: number): Promise<Member> {
  const worker = fork(new URL('./sim-worker.ts', import.meta.url), [String(at)], {
    serialization: 'advanced',
  });
  const waiting: Member['waiting'] = new Map();
  worker.on('exit', (code) => {
    if (code !== 0) throw new Error(`Worker ${at} of the simulator ended with ${code}.`);
  });
  await once(worker, 'message');
  worker.on('message', ({ id, lived }: { id: number; lived: Lived[] }) => {
    waiting.get(id)?.(lived);
    waiting.delete(id);
  });
  return { worker, waiting };
}
