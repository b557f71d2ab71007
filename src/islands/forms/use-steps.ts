import { useCallback, useEffect, useState } from 'react';

/**
 * Keeps the steps of one page; the browser's way back leads through them before it leaves the page.
 * Each entry of the history keeps the steps that led to it, so that `back` leaves as many as there
 * are.
 */
export function useSteps<Step extends string>(first: Step) {
  const [step, setStep] = useState(first);
  useEffect(() => {
    // An entry that was loaded again shows the first step, whatever it showed before.
    history.replaceState({ ...history.state, steps: [first] }, '');
    const onPop = () => setStep(stepsHere(first).pop() ?? first);
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [first]);
  const go = useCallback(
    (next: Step) => {
      history.pushState({ steps: [...stepsHere(first), next] }, '');
      setStep(next);
    },
    [first],
  );
  const back = useCallback(
    (to: Step) => {
      const steps = stepsHere(first);
      history.go(steps.lastIndexOf(to) - (steps.length - 1));
    },
    [first],
  );
  return { step, go, back };
}

function stepsHere<Step extends string>(first: Step): Step[] {
  return (history.state?.steps as Step[] | undefined) ?? [first];
}

/** Answers where a step begins, for readers who hear the page. */
export function focusStep(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  if (heading) window.scrollTo(0, 0);
}
