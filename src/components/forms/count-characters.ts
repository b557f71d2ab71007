import { lengthText } from './field-attributes.ts';

/** Counters follow what is typed, and what the browser or a draft put back. */
for (const counter of document.querySelectorAll<HTMLElement>('[data-count-of]')) {
  const { countOf = '', most } = counter.dataset;
  const control = document.getElementById(countOf);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
  const count = () => {
    counter.textContent = lengthText(control.value, Number(most));
  };
  control.addEventListener('input', count);
  count();
}
