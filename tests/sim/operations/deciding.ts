import { claimTask } from '#src/server/desk/tasks/claim-task.ts';
import { decideTask } from '#src/server/desk/tasks/decide-task.ts';
import { releaseTask } from '#src/server/desk/tasks/release-task.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { staffRoles } from '#src/shared/review/staff-roles.ts';
import type { Dice } from '../engine/dice.ts';
import type { History } from '../world/history.ts';
import { attempt, type Operation } from './operation.ts';
import { anyoneOf, rowsOf } from './reading.ts';

const openTasks = `select id, revision, queue from review_tasks where state = 'open'`;

/** No field is refused by itself, and nothing is done about the case beside the decision. */
const plain = {
  refusals: {},
  ready: {},
  compared: [],
  caseAct: '',
  actReason: '',
  warning: '',
} as const;

type Deciding = { name: string; queues: readonly QueueName[]; refuses: number };

/** Someone sees a waiting task, takes it in hand and decides on it, or gives it back. */
export async function decideAtDesk(
  history: History,
  dice: Dice,
  { name, queues, refuses }: Deciding,
): Promise<void> {
  const found = rowsOf(history, openTasks).filter(({ queue }) =>
    queues.includes(queue as QueueName),
  );
  if (found.length === 0) return;
  const { id, revision } = dice.pick(found);
  // They have all roles, so that nothing but the rule of three persons keeps them apart.
  const staff = { userId: anyoneOf(history, dice).userId, roles: staffRoles };
  const decision = dice.chance(refuses) ? 'refuse' : 'pass';
  const words = decision === 'refuse' || dice.chance(0.9) ? '已核实' : '';
  const decided = { taskId: String(id), revision: Number(revision), decision, staff } as const;
  await attempt(history, dice, {
    name,
    work: async (services, now) => {
      await claimTask(services.db, decided, now);
      try {
        return await decideTask(services, { ...decided, ...plain, words }, now);
      } catch (error) {
        if (error instanceof Problem) await releaseTask(services.db, decided, now);
        throw error;
      }
    },
  });
}

/** Does the same as an operation that plans draw. */
export function atDesk(deciding: Deciding, weight: number): Operation {
  const run = (history: History, dice: Dice) => decideAtDesk(history, dice, deciding);
  return { name: deciding.name, weight, run };
}
