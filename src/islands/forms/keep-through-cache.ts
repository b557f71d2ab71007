import { noteFields } from './form-values.ts';

/**
 * A page that comes back from the browser's memory finds its fields as they were left. WebKit
 * empties those with `autocomplete="off"`, in a task of its own after the page was shown; so what
 * stood there is put back before anything saves, and once more after that task.
 */
export function keepThroughCache(form: HTMLFormElement): () => void {
  let putBack = () => {};
  const onLeave = () => {
    putBack = noteFields(form);
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    putBack();
    setTimeout(putBack);
  };
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onReturn);
  return () => {
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('pageshow', onReturn);
  };
}
