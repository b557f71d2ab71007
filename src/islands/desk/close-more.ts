/** Escape folds the other sections of the desk up again, and the focus is where they opened. */
const more = document.querySelector<HTMLDetailsElement>('.sections details');
more?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !more.open) return;
  more.open = false;
  more.querySelector('summary')?.focus();
});
