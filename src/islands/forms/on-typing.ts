/**
 * Runs with each input of a form, after its fields have put right what was typed: they listen
 * at the root of their island, so this listens above. It answers how to stop.
 */
export function onTyping(form: HTMLFormElement, run: (field: Element) => void): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof Element && form.contains(target)) run(target);
  };
  document.addEventListener('input', hear);
  return () => document.removeEventListener('input', hear);
}
