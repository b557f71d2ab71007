import type { Plan } from './plan.ts';

export type Fails = (plan: Plan) => Promise<boolean>;

/** Leaves out whatever a failure does not need: whole waves, steps, kinds of faults, instances. */
export async function shrink(plan: Plan, fails: Fails): Promise<Plan> {
  let smallest = plan;
  for (;;) {
    const smaller = await findSmaller(smallest, fails);
    if (smaller === undefined) return smallest;
    smallest = smaller;
  }
}

async function findSmaller(plan: Plan, fails: Fails): Promise<Plan | undefined> {
  for (const candidate of candidatesOf(plan)) {
    if (await fails(candidate)) return candidate;
  }
  return undefined;
}

function* candidatesOf(plan: Plan): Generator<Plan> {
  const { waves, faults, instances } = plan;
  for (const left of waves) yield { ...plan, waves: waves.filter((wave) => wave !== left) };
  for (const wave of waves) {
    for (const left of wave.steps) {
      const steps = wave.steps.filter((step) => step !== left);
      if (steps.length === 0) continue;
      yield { ...plan, waves: waves.map((one) => (one === wave ? { ...wave, steps } : one)) };
    }
  }
  for (const left of faults) yield { ...plan, faults: faults.filter((kind) => kind !== left) };
  if (instances > 1) yield { ...plan, instances: instances - 1 };
  for (const wave of waves) {
    if (wave.pauseMs > 0) {
      yield { ...plan, waves: waves.map((one) => (one === wave ? { ...wave, pauseMs: 0 } : one)) };
    }
  }
}
