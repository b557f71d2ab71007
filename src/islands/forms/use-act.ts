import { useStore } from '@nanostores/react';
import type { Act, Shown } from '#src/stores/acts.ts';

type Acted = {
  subject: string;
  drawn: Shown;
  /** This is what to say when the answer was lost. */
  offline: string;
  /** It is the state that is wanted of an act that stays once it is done. */
  wanted?: true;
};

type Used = Shown & {
  /** It is shown already, and not yet answered. */
  sending: boolean;
  /** This is why the last try was taken back, in words. */
  trouble: string | undefined;
  tap(event: { preventDefault(): void }): void;
};

/** Answers a small act as the store has it, or as the page drew it until someone touched it. */
export function useAct(act: Act, { subject, drawn, offline, wanted }: Acted): Used {
  const { [subject]: touched } = useStore(act.$state, { keys: [subject], ssr: 'initial' });
  const { on, count } = touched ?? drawn;
  const problem = touched?.problem;
  return {
    on,
    count,
    sending: touched?.sending ?? false,
    trouble: problem && (problem.kind === 'refused' ? problem.msg : offline),
    tap: (event) => {
      event.preventDefault();
      void act.act(subject, drawn, wanted);
    },
  };
}
