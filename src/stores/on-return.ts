/** A page that comes back from the browser's memory is no longer on its way. */
export function onReturn(run: () => void): (() => void) | undefined {
  if (typeof window === 'undefined') return undefined;
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) run();
  };
  window.addEventListener('pageshow', comeBack);
  return () => window.removeEventListener('pageshow', comeBack);
}
