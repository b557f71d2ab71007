import { useStore } from '@nanostores/react';
import type { Act, Shown } from '#src/stores/acts.ts';

type Used = Shown & {
  /** Why the last try was taken back, in words. */
  trouble: string | undefined;
  tap(event: { preventDefault(): void }): void;
};

/** A small act as the store has it, or as the page drew it until someone touched it. */
export function useAct(
  act: Act,
  { subject, drawn, offline }: { subject: string; drawn: Shown; offline: string },
): Used {
  const { [subject]: touched } = useStore(act.$state, { keys: [subject], ssr: 'initial' });
  const { on, count } = touched ?? drawn;
  const problem = touched?.problem;
  return {
    on,
    count,
    trouble: problem && (problem.kind === 'refused' ? problem.msg : offline),
    tap: (event) => {
      event.preventDefault();
      void act.act(subject, drawn);
    },
  };
}
