import { countOf } from './field-attributes.ts';

/** Counters follow what is typed, and what the browser or a draft put back. */
for (const counter of document.querySelectorAll<HTMLElement>('[data-count-of]')) {
  const control = document.getElementById(counter.dataset.countOf ?? '');
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
  const count = () => {
    const { text, look } = countOf(control.value, Number(counter.dataset.most));
    counter.textContent = text;
    counter.className = look;
  };
  control.addEventListener('input', count);
  count();
}
