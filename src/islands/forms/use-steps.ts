import { useCallback, useEffect, useState } from 'react';

/** Steps of one page; the browser's way back leads through them before it leaves the page. */
export function useSteps<Step extends string>(first: Step) {
  const [step, setStep] = useState(first);
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => setStep((state?.step as Step) ?? first);
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [first]);
  const go = useCallback((next: Step) => {
    history.pushState({ step: next }, '');
    setStep(next);
  }, []);
  return { step, go };
}

/** Where a step begins, for readers who hear the page. */
export function focusStep(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  if (heading) window.scrollTo(0, 0);
}
