import { isWithin, spendBudget } from '#src/server/platform/budgets/spend-budget.ts';
import type { Call } from '#src/shared/contract/call.ts';
import type { DoorRequest } from './door-request.ts';
import { beyondBudget } from './guard-door.ts';

/** An address whose devices work for each call gets so many times as much. */
const provedTimes = 10;

/** Whoever signed in has a budget of their own; guests share their address's, and a way beyond it. */
export async function spendCallBudget(
  c: DoorRequest,
  { path, budgetPerMinute }: Call,
): Promise<void> {
  const { services, visitor, address, proved } = c.var;
  if (visitor.kind === 'viewer') {
    const { userId: subject } = visitor.viewer;
    return spendBudget(services, { name: path, subject, perMinute: budgetPerMinute });
  }
  const budget = proved
    ? { name: `${path} proved`, perMinute: provedTimes * budgetPerMinute }
    : { name: path, perMinute: budgetPerMinute };
  if (!(await isWithin(services, { ...budget, subject: address }))) throw beyondBudget(c);
}
